import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '../../src/server/rules/pages';

/** The fields of a Vite manifest chunk used here. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  /** Fonts and images referenced by its styles. */
  readonly assets?: readonly string[];
}

/** The manifest names of a page's chunks. */
export const chunksOf = ({ chunks }: Page): readonly string[] => chunks.map((chunk) => `src/client/${chunk}`);

/** The theme script, which runs before the page and is not a chunk; relative to the client's folder. */
export function themeBootOf(clientDir: string): string {
  const [found] = globSync('assets/theme-boot-*.js', { cwd: clientDir });
  if (!found) throw new Error('The build has no theme-boot.js.');
  return found;
}

/** The files of the build by chunk, and their compressed sizes. */
export interface Manifest {
  /** These chunks and all their static imports. */
  loadedWith(names: readonly string[]): ReadonlySet<string>;
  lazyOf(name: string): readonly string[];
  /** All chunks reachable by dynamic import from these; the entry is not followed, because it leads to every page. */
  laterThan(names: readonly string[], entry: string): ReadonlySet<string>;
  /** Paths relative to the client's folder. */
  files(kind: 'js' | 'css', names: Iterable<string>): readonly string[];
  gzippedBytes(kind: 'js' | 'css', names: Iterable<string>): number;
  /**
   * Fonts that a page always loads; those for non-Western letters load on demand. All styles declare the
   * desk's font, which is smaller than a separate file, and student pages do not use it.
   */
  fontsOf(page: Pick<Page, 'audience'>, names: Iterable<string>): readonly string[];
}

export function readManifest(clientDir: string): Manifest {
  const chunks = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  const shared = new Map(Object.entries(chunks).map(([key, chunk]) => [chunk.name, key]));
  /** The manifest key of a chunk; chunks shared by several modules have another key than their name. */
  const keyOf = (name: string) => (name in chunks ? name : (shared.get(path.basename(name)) ?? name));
  const chunkNamed = (name: string): Chunk => {
    const chunk = chunks[keyOf(name)];
    if (!chunk) throw new Error(`The build has no chunk "${name}". Was the page moved?`);
    return chunk;
  };
  const sizeOf = (file: string) =>
    gzipSync(readFileSync(path.join(clientDir, file)), { level: 9 }).byteLength;

  const files = (kind: 'js' | 'css', names: Iterable<string>) => [
    ...new Set(
      [...names].flatMap((name) => (kind === 'js' ? [chunkNamed(name).file] : (chunkNamed(name).css ?? []))),
    ),
  ];
  const loadedWith = (names: readonly string[]) =>
    closure(names.map(keyOf), (name) => chunkNamed(name).imports ?? []);
  const lazyOf = (name: string) => chunkNamed(name).dynamicImports ?? [];
  // Chunks reached only through the entry belong to no page.
  const lazyOfAll = (names: readonly string[], entry: string) =>
    [...loadedWith(names)].filter((name) => name !== entry).flatMap(lazyOf);
  return {
    loadedWith,
    lazyOf,
    laterThan: (names, entry) => closure(lazyOfAll(names, entry), (name) => lazyOfAll([name], entry)),
    files,
    gzippedBytes: (kind, names) => files(kind, names).reduce((sum, file) => sum + sizeOf(file), 0),
    fontsOf: ({ audience }, names) =>
      audience === 'student'
        ? []
        : [...new Set([...names].flatMap((name) => chunkNamed(name).assets ?? []))].filter((file) =>
            /^(?!.*-latin-ext-).*\.woff2$/.test(file),
          ),
  };
}

function closure(start: readonly string[], next: (name: string) => readonly string[]): Set<string> {
  const found = new Set(start);
  // Iterating a Set includes items added during the loop.
  for (const name of found) for (const further of next(name)) found.add(further);
  return found;
}
