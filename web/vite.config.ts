import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";
import { notices } from "./notices.ts";

const house = "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [
    svelte(),
    Icons({ compiler: "svelte", iconCustomizer: (_set, _icon, svg) => void (svg["aria-hidden"] = "true") }),
    icons(),
    notices(),
  ],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The face of a game is called after the game.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/games\/(\w+)\/face\.ts$/.exec(facadeModuleId ?? "")?.[1] ?? "[name]"}-[hash].js`,
      },
    },
  },
  server: { proxy: { "/api": house, "/qr.svg": house, "/ws": { target: house, ws: true } } },
});
