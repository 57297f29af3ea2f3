import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { failedWith, type Tally } from './tally';

const SHOWN_NAMES = 10;
/**
 * Compiled TypeScript of tsx and of Node, which the next process takes up, and the profile of a browser that was still writing when
 * its process ended and removed it; they go with the folder of the run.
 */
const GOES_WITH_THE_RUN = /^(tsx-\d+|node-compile-cache|playwright_chromiumdev_profile-\w+)$/;

/** What a part left in the temporary folder of the run, as one failure; it is removed, or the next part would get the blame. */
export function tallyOfLeftBehind(part: string, folder: string): readonly Tally[] {
  const left = readdirSync(folder).filter((name) => !GOES_WITH_THE_RUN.test(name));
  for (const name of left) rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  if (left.length === 0) return [];
  const named = left.toSorted().slice(0, SHOWN_NAMES).join(', ');
  const more = left.length > SHOWN_NAMES ? `, and ${left.length - SHOWN_NAMES} more` : '';
  return [failedWith(`${part}: it left in the temporary folder: ${named}${more}`)];
}
