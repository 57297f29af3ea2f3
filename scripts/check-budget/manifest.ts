import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '../../src/server/rules/pages';

/** What Vite says about one chunk, as far as the budget asks. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  /** Fonts and pictures that its styles name. */
  readonly assets?: readonly string[];
}

/** The chunks of a page, as the manifest names them. */
export const chunksOf = ({ chunks }: Page): readonly string[] => chunks.map((chunk) => `src/client/${chunk}`);

/** What runs before the page and is no chunk, as a path inside the client's folder. */
export function themeBootOf(clientDir: string): string {
  const [found] = globSync('assets/theme-boot-*.js', { cwd: clientDir });
  if (!found) throw new Error('The build has no theme-boot.js.');
  return found;
}

/** Which files of the build a page needs, and how large they are on the way. */
export interface Manifest {
  /** The chunks loaded together with these: themselves and all they import statically. */
  loadedWith(names: readonly string[]): ReadonlySet<string>;
  lazyOf(name: string): readonly string[];
  /** Every dynamic import that these chunks lead to; the entry, which leads to every page, is not followed. */
  laterThan(names: readonly string[], entry: string): ReadonlySet<string>;
  /** The files of these chunks, as paths inside the client's folder. */
  files(kind: 'js' | 'css', names: Iterable<string>): readonly string[];
  gzippedBytes(kind: 'js' | 'css', names: Iterable<string>): number;
  /** The fonts that these chunks set every text in; those for letters beyond Western Europe come where they are needed. */
  fontsOf(names: Iterable<string>): readonly string[];
}

export function readManifest(clientDir: string): Manifest {
  const chunks = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  const shared = new Map(Object.values(chunks).map((chunk) => [chunk.name, chunk]));
  const chunkNamed = (name: string): Chunk => {
    const chunk = chunks[name] ?? shared.get(path.basename(name));
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
  const loadedWith = (names: readonly string[]) => closure(names, (name) => chunkNamed(name).imports ?? []);
  const lazyOf = (name: string) => chunkNamed(name).dynamicImports ?? [];
  // What is reached only through the entry belongs to no page.
  const lazyOfAll = (names: readonly string[], entry: string) =>
    [...loadedWith(names)].filter((name) => name !== entry).flatMap(lazyOf);
  return {
    loadedWith,
    lazyOf,
    laterThan: (names, entry) => closure(lazyOfAll(names, entry), (name) => lazyOfAll([name], entry)),
    files,
    gzippedBytes: (kind, names) => files(kind, names).reduce((sum, file) => sum + sizeOf(file), 0),
    fontsOf: (names) =>
      [...new Set([...names].flatMap((name) => chunkNamed(name).assets ?? []))].filter((file) =>
        /^(?!.*-latin-ext-).*\.woff2$/.test(file),
      ),
  };
}

function closure(start: readonly string[], next: (name: string) => readonly string[]): Set<string> {
  const found = new Set(start);
  // A set hands out what is added while it is walked, too.
  for (const name of found) for (const further of next(name)) found.add(further);
  return found;
}
