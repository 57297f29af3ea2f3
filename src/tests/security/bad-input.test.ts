import { expect, test } from 'vitest';
import { tryBadInput } from './bad-input/try-bad-input';

// `npm run trial -- bad-input` sends many more.

test('2,000 malformed requests: no errors, no slow responses, a uniform refusal, no side effects', async () => {
  const report = await tryBadInput({ seed: 20_260_115, requests: 2000 });
  expect(report.failures).toEqual([]);
  expect(report.refused).toBeGreaterThan(1000);
});
