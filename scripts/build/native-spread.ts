import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const HELPER = /function _objectSpread2\(e\) \{[\s\S]*?\n\}\n\/\/#endregion/;
const NATIVE = 'const _objectSpread2 = Object.assign;\n//#endregion';

/**
 * tRPC is published with spreads written out for browsers of 2017, property by property. Every call spreads several times:
 * that was a sixteenth of all that a save costs. Here they are the language's own again.
 */
export const nativeSpread: Plugin = {
  name: 'native-spread',
  setup(build) {
    build.onLoad({ filter: /@trpc[\\/]server[\\/]dist[\\/].*\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('function _objectSpread2')) return undefined;
      const contents = source.replace(HELPER, NATIVE);
      if (contents === source) throw new Error(`The written-out spread in ${path} looks different now.`);
      return { contents, loader: 'js' };
    });
  },
};
