import { expect, test } from 'vitest';
import { tryBadInput } from './bad-input/try-bad-input';

// `npm run trial -- bad-input` sends many more.

test('2,000 odd requests: no fault, no slow answer, one form of refusal, nothing left behind', async () => {
  const report = await tryBadInput({ seed: 20_260_115, requests: 2000 });
  expect(report.failures).toEqual([]);
  expect(report.refused).toBeGreaterThan(1000);
});
