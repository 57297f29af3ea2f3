import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const files = z.array(z.string());
const preloadsSchema = z.record(z.string(), z.object({ js: files, css: files, fonts: files }));
/** The client files each page needs beside the entry. */
export type Preloads = z.infer<typeof preloadsSchema>;

/** The build's list beside the client's folder; empty if missing. */
export async function readPreloads(clientDir: string): Promise<Preloads> {
  try {
    return preloadsSchema.parse(JSON.parse(await readFile(join(clientDir, '../preloads.json'), 'utf8')));
  } catch {
    return {};
  }
}

/** Links that make the browser fetch a page's files together with the entry. */
export function preloadLinks(preloads: Preloads, path: string): string {
  const { js = [], css = [], fonts = [] } = preloads[path] ?? {};
  return [
    ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...js.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
  ].join('\n');
}
