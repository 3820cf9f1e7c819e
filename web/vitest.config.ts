import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Tests run in Node, on the code that browsers get: runes react there as on a page.
  environments: { ssr: { consumer: "client", resolve: { conditions: ["browser"] } } },
  test: { include: ["src/**/*.test.ts"], restoreMocks: true, unstubGlobals: true },
});
