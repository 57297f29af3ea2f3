import type { Check, Finding } from '../ports/check';

const SIGNS: Readonly<Record<Finding['state'], string>> = { ok: '✓', off: '–', warning: '!', wrong: '✗' };

/**
 * Runs all checks concurrently and prints one line per finding, in order; returns whether nothing is wrong.
 */
export async function makeRound(checks: readonly Check[], say: (line: string) => void): Promise<boolean> {
  const rounds = checks.map(async (check) => ({ check, findings: await runSafely(check) }));
  let isWell = true;
  for (const round of rounds) {
    const { check, findings } = await round;
    for (const { state, sentence } of findings) {
      say(`${SIGNS[state]} ${check.name}: ${sentence.replace(/\s+/g, ' ')}`);
      if (state === 'wrong') isWell = false;
    }
  }
  return isWell;
}

async function runSafely(check: Check): Promise<readonly Finding[]> {
  try {
    return await check.run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ state: 'wrong', sentence: `This could not be looked at (${reason}).` }];
  }
}
