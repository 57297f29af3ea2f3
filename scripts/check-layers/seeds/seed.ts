/** A planted violation of one layer, and the rule that must catch it. */
export interface Seed {
  readonly layer: string;
  readonly path: string;
  readonly text: string;
  /** A rule of Biome or our own, or `tsc`. */
  readonly rule: string;
}

export const BIOME_IMPORTS = 'lint/style/noRestrictedImports';

const importing = (specifier: string): string =>
  `import { seeded } from '${specifier}';\nexport const use = seeded;\n`;

export const returning = (expression: string): string => `export const seeded = () => ${expression};\n`;

export const imports = (layer: string, path: string, specifier: string, rule = BIOME_IMPORTS): Seed => ({
  layer,
  path: `src/${path}`,
  text: importing(specifier),
  rule,
});
