/** What others have made and the client carries along: their notices and licences, beside what was built of it. */
import type { Plugin } from "vite";

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
/** Where the text of a licence lies, for packages that only name it. */
const TEXTS: Record<string, string> = { "Apache-2.0": "typescript/LICENSE.txt" };

export function notices(): Plugin {
  let root = "";
  return {
    name: "notices",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const read = (path: string) => this.fs.readFile(path, { encoding: "utf8" });
      const files = [...this.getModuleIds()];
      for (const part of Object.values(bundle))
        if (part.type === "asset") files.push(...part.originalFileNames.map((name) => `${root}/${name}`));
      const found = new Map(files.flatMap(packageOf));
      const texts = [await read(`${root}/../NOTICE`)];
      for (const [name, folder] of [...found].sort(([one], [other]) => (one < other ? -1 : 1))) {
        const { version, license } = JSON.parse(await read(`${folder}/package.json`)) as {
          version: string;
          license: string;
        };
        const own = (await this.fs.readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
        const text = own ? `${folder}/${own}` : TEXTS[license] && `${root}/node_modules/${TEXTS[license]}`;
        if (!text)
          return this.error(`${name} is in the client, but the text of its licence (${license}) is not at hand`);
        texts.push(`${name} ${version} (${license})\n\n${(await read(text)).trim()}\n`);
      }
      this.emitFile({ type: "asset", fileName: "assets/notices.txt", source: texts.join(`\n${"-".repeat(80)}\n\n`) });
    },
  };
}

/** The package a file belongs to, and where it lies. */
function packageOf(file: string): [string, string][] {
  const [, folder, name] = PACKAGE.exec(file.replaceAll("\\", "/")) ?? [];
  return folder && name ? [[name, folder]] : [];
}
