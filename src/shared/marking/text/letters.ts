import type { Vector } from './class-words';
import type { TextFeatures } from './features';

const RUN = 3;

/** How often each run of three letters stands in a text, as a vector of length 1 unless empty. */
export function lettersOf({ words }: TextFeatures): Vector {
  const padded = ` ${words.join(' ')} `;
  const runs = new Map<string, number>();
  for (let start = 0; start + RUN <= padded.length; start += 1) {
    const run = padded.slice(start, start + RUN);
    runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  let squares = 0;
  for (const count of runs.values()) squares += count * count;
  const length = Math.sqrt(squares) || 1;
  for (const [run, count] of runs) runs.set(run, count / length);
  return runs;
}
