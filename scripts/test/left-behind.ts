import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { failedWith, type Tally } from './tally';

const SHOWN_NAMES = 10;
/**
 * Compile caches of tsx and Node, reused by the next process, and browser profiles written to during their
 * removal; all go with the run's folder.
 */
const GOES_WITH_THE_RUN = /^(tsx-\d+|node-compile-cache|playwright_chromiumdev_profile-\w+)$/;

/** Files that a part left in the run's temporary folder, as one failure; removed, so that the next part is not blamed. */
export function tallyOfLeftBehind(part: string, folder: string): readonly Tally[] {
  const left = readdirSync(folder).filter((name) => !GOES_WITH_THE_RUN.test(name));
  for (const name of left) rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  if (left.length === 0) return [];
  const named = left.toSorted().slice(0, SHOWN_NAMES).join(', ');
  const more = left.length > SHOWN_NAMES ? `, and ${left.length - SHOWN_NAMES} more` : '';
  return [failedWith(`${part}: it left in the temporary folder: ${named}${more}`)];
}
