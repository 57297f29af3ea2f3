import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const PLACE = /(file:\/\/[^\s()]+|\/[^\s():]+):(\d+):(\d+)/;
/** By bundled file; null where no map lies beside it. */
const maps = new Map<string, SourceMap | null>();

/**
 * The frame of a stack as it stands in the source. The maps are read at the first error that needs them: Node's own switch
 * for it reads them at each start, a quarter of its time.
 */
export const sourceFrame = (frame: string): string =>
  frame.replace(PLACE, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const { originalSource, originalLine, originalColumn } = entry;
    return `${originalSource.replace(/^(\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`;
  });

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  let map: SourceMap | null = null;
  try {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  } catch {
    // Without a map the place in the bundle is all that is known.
  }
  maps.set(file, map);
  return map;
}
