import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const preloadsSchema = z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) }));
/** The files of the client's folder that each page asks for beside the entry. */
export type Preloads = z.infer<typeof preloadsSchema>;

/** What the build wrote down beside the client's folder; nothing where it did not. */
export async function readPreloads(clientDir: string): Promise<Preloads> {
  try {
    return preloadsSchema.parse(JSON.parse(await readFile(join(clientDir, '../preloads.json'), 'utf8')));
  } catch {
    return {};
  }
}

/** Links that let the browser fetch a page's files together with the entry instead of after it. */
export function preloadLinks(preloads: Preloads, path: string): string {
  const { js = [], css = [] } = preloads[path] ?? {};
  return [
    ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...js.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n');
}
