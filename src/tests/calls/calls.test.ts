import { expect, test } from 'vitest';
import { callRows } from './call-tables';
import { arrangedFor } from './cast';
import { expectAct } from './expect-act';
import { expectAnswers, expectColleague, expectRefusals, leastColleague } from './expect-row';

/** Some need dozens of stages, on a machine that may be busy. */

test.each(callRows)('$name is for those in its row alone, and answers as its row says', async (of) => {
  const at = await arrangedFor(of.row);
  await expectRefusals(of, at);
  await expectAnswers(of, at);
  for (const [name, act] of Object.entries(of.row.acts ?? {})) await expectAct(of, name, act);
  await expectColleague(of);
});

test('the acts are all there, and colleagues share in what there is', () => {
  const acts = callRows.flatMap(({ row }) => Object.keys(row.acts ?? {}));
  expect(acts.length).toBeGreaterThanOrEqual(246);
  expect(callRows.filter(leastColleague).length).toBeGreaterThan(80);
});
