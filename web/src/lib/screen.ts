/** How wide the screen is, where style sheets alone cannot help. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 700px");
