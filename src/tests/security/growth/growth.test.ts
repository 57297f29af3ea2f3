import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** CPU time far above the total need; ends infinite loops. */
const WORK_SECONDS = 300;
const PATIENCE_MS = 600_000;

interface Look {
  readonly begun: string[];
  readonly tooSlow: { readonly tooSlow: string; readonly text: string; readonly workMs: number[] }[];
  readonly hasEnded: boolean;
}

/** Runs in a separate process with limited CPU time, because a hanging pattern cannot be stopped from within. */
const lookAtAll = () =>
  new Promise<Look>((resolve) => {
    const program = fileURLToPath(new URL('grow.ts', import.meta.url));
    const command = `ulimit -t ${WORK_SECONDS}; exec "$0" --import tsx "$1"`;
    execFile('sh', ['-c', command, process.execPath, program], { maxBuffer: 2 ** 24 }, (_error, said) => {
      const lines: object[] = said
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line));
      resolve({
        begun: lines.flatMap((line) => ('begun' in line ? [String(line.begun)] : [])),
        tooSlow: lines.filter((line): line is Look['tooSlow'][number] => 'tooSlow' in line),
        hasEnded: lines.some((line) => 'ended' in line),
      });
    });
  });

test('no pattern or text function takes more than linear time', {
  timeout: PATIENCE_MS,
}, async () => {
  const { begun, tooSlow, hasEnded } = await lookAtAll();
  expect(tooSlow).toEqual([]);
  expect(hasEnded ? 'ended' : begun.at(-1)).toBe('ended');
  expect(begun.length).toBeGreaterThan(1000);
});
