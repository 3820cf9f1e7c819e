/** How large the screen is, where style sheets alone cannot help. */
import { MediaQuery } from "svelte/reactivity";

export const low = new MediaQuery("max-height: 830px");
export const wide = new MediaQuery("min-width: 1001px");
export const narrow = new MediaQuery("max-width: 700px");
