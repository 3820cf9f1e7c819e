/** All pictures that a card can have, by name: the paths of game-icons.net and of what the house drew itself. */
import type { Plugin } from "vite";

const SET = "node_modules/@iconify-json/game-icons/icons.json";
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

/** They are one file beside the client, of which the house serves what a table needs. */
export function icons(): Plugin {
  let root = "";
  return {
    name: "icons",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      const read = async <T>(path: string) =>
        JSON.parse(await this.fs.readFile(`${root}/${path}`, { encoding: "utf8" })) as T;
      const { icons } = await read<{ icons: Record<string, { body: string }> }>(SET);
      const paths = Object.entries(icons).map(([name, { body }]) => {
        const path = PATH.exec(body)?.[1];
        return path ? [name, path] : this.error(`the icon ${name} is not one path in the colour of the text: ${body}`);
      });
      const own = await read<Record<string, string>>("drawings.json");
      const source = JSON.stringify({ ...Object.fromEntries(paths), ...own });
      this.emitFile({ type: "asset", fileName: "icons.json", source });
    },
  };
}
