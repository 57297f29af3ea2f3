import { expect, test } from 'vitest';
import { callRows } from './call-tables';
import { arrangedFor } from './cast';
import { expectAct } from './expect-act';
import { expectAnswers, expectColleague, expectRefusals, leastColleague } from './expect-row';

/** Some rows need dozens of stages, on a machine that may be busy. */

test.each(callRows)('$name admits only the callers in its row, with the responses in its row', async (of) => {
  const at = await arrangedFor(of.row);
  await expectRefusals(of, at);
  await expectAnswers(of, at);
  for (const [name, act] of Object.entries(of.row.acts ?? {})) await expectAct(of, name, act);
  await expectColleague(of);
});

test('all acts exist, and colleagues may make the shared calls', () => {
  const acts = callRows.flatMap(({ row }) => Object.keys(row.acts ?? {}));
  expect(acts.length).toBeGreaterThanOrEqual(246);
  expect(callRows.filter(leastColleague).length).toBeGreaterThan(80);
});
