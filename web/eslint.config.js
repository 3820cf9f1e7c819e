import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["dist/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    // What the house tells of answers comes taken apart. Patterns are for texts, addresses, sorts of facts and keys.
    files: ["src/**"],
    ignores: [
      ...["src/**/*.test.ts", "src/App.svelte", "src/parts/Words.svelte"],
      ...["markdown", "names", "reading", "router.svelte", "telling", "texts.svelte"].map(
        (room) => `src/lib/${room}.ts`,
      ),
      ...["Home", "Replay", "Settings"].map((screen) => `src/screens/${screen}.svelte`),
    ],
    rules: { "no-restricted-syntax": ["error", "Literal[regex]", "Identifier[name='RegExp']"] },
  },
  {
    rules: {
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that the formatter would be free to drop
      "svelte/prefer-svelte-reactivity": "off", // the sets and maps here are made anew, never changed under a reader
      "svelte/no-unused-svelte-ignore": "off", // svelte-check warns of what this parser does not see
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
);
