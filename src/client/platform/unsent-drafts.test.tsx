import { expect, test, vi } from 'vitest';
import { forgetPage } from '../testing/forget-page';

/** What a tab that has just been loaded keeps of a quiz. */
async function aTab() {
  forgetPage();
  const { forgetEarlier, unsentOf } = await import('./unsent-drafts');
  const { keep, drop, findEarlier } = unsentOf<string>('marks');
  return {
    keep: (text: string) => keep('quiz', text),
    drop: () => drop('quiz'),
    find: () => findEarlier('quiz'),
    forgetEarlier,
  };
}
const textsIn = ({ find }: Awaited<ReturnType<typeof aTab>>) => find().map(({ value }) => value);

test('no tab overwrites or drops what another one keeps unsent', async () => {
  const [one, other] = [await aTab(), await aTab()];
  one.keep('3 for Asha');
  other.keep('4 for Ben');
  expect(textsIn(await aTab())).toEqual(['3 for Asha', '4 for Ben']);
  other.drop();
  expect(textsIn(await aTab())).toEqual(['3 for Asha']);
  expect(textsIn(one)).toEqual([]);
});

test('what another tab has kept since stays when the rest is discarded', async () => {
  vi.useFakeTimers();
  const [one, other, next] = [await aTab(), await aTab(), await aTab()];
  one.keep('3 for Asha');
  other.keep('4 for Ben');
  const found = next.find();
  vi.advanceTimersByTime(10);
  other.keep('5 for Ben');
  next.forgetEarlier(found);
  expect(textsIn(await aTab())).toEqual(['5 for Ben']);
});

test('drafts of a version that kept one for all tabs are found, and those of another quiz are not', async () => {
  localStorage.setItem('draft:marks:quiz', JSON.stringify({ savedAtMs: 1, value: 'old' }));
  localStorage.setItem('draft:marks:quiz2:1-2', JSON.stringify({ savedAtMs: 1, value: 'other' }));
  expect(textsIn(await aTab())).toEqual(['old']);
});
