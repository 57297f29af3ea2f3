import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../testing/property';
import { type Tried, type WrongTriesLimits, wrongTries } from './wrong-tries';

const LIMITS: WrongTriesLimits = { ofMember: 5, ofDevice: 10, withinMs: 600_000 };
const asha: Tried = { device: null, typed: 'asha', members: ['m1'] };
const byNumber: Tried = { device: null, typed: '7', members: ['m1'] };

/** The results of consecutive tries; the PIN is wrong unless its owner is given. */
const tryAll = (
  tries: ReturnType<typeof wrongTries>,
  all: readonly (readonly [Tried, number, (string | undefined)?])[],
) =>
  all.map(([tried, at, right]) => {
    const begun = tries.begin(tried, at);
    return typeof begun === 'number' ? begun : begun.end(right ?? null, at);
  });
const times = <Each>(count: number, each: (at: number) => Each) =>
  Array.from({ length: count }, (_, at) => each(at));
const nobody = (device: string | null, at: number): Tried => ({ device, typed: `nobody ${at}`, members: [] });

test('five wrong tries of a name are reported, the sixth waits until the first is ten minutes old', () => {
  const tries = wrongTries(LIMITS);
  expect(
    tryAll(
      tries,
      times(5, (at) => [asha, at * 1000]),
    ),
  ).toEqual(times(5, () => 'wrong'));
  expect(tryAll(tries, [[asha, 5000, 'm1']])).toEqual([595]);
  expect(tryAll(tries, [[asha, 599_999, 'm1']])).toEqual([1]);
  expect(tryAll(tries, [[asha, 600_000, 'm1']])).toEqual(['in']);
});

test.each([
  ['five', asha, 5],
  ['as many as a device has', { ...nobody('phone', 0), typed: '' }, 10],
])('a hundred tries at once are %s guesses', (_, tried, guesses) => {
  const tries = wrongTries(LIMITS);
  const begun = times(100, (at) => tries.begin(tried.typed ? tried : nobody(tried.device, at), 0));
  expect(begun.filter((each) => typeof each !== 'number')).toHaveLength(guesses);
});

test('a cancelled or right try is not a wrong one', () => {
  const tries = wrongTries(LIMITS);
  for (let at = 0; at < 50; at += 1) {
    const begun = tries.begin({ ...asha, device: 'phone' }, at);
    if (typeof begun !== 'number') begun.cancel(at);
    expect(tryAll(tries, [[{ ...asha, device: 'phone' }, at, 'm1']])).toEqual(['in']);
  }
});

test('tries by name and by number count for the same member, without revealing it', () => {
  const tries = wrongTries(LIMITS);
  tryAll(
    tries,
    times(5, () => [byNumber, 0]),
  );
  // Reveals neither that the name exists nor whether the PIN was right.
  expect(
    tryAll(tries, [
      [asha, 0],
      [asha, 0, 'm1'],
    ]),
  ).toEqual(['wrong', 'wrong']);
  expect(tryAll(tries, [[asha, 600_000, 'm1']])).toEqual(['in']);
});

test('the wrong tries of one device block only that device', () => {
  const tries = wrongTries(LIMITS);
  tryAll(
    tries,
    times(10, (at) => [nobody('phone', at), 0]),
  );
  expect(tryAll(tries, [[{ ...asha, device: 'phone' }, 0, 'm1']])).toEqual([600]);
  expect(
    tryAll(tries, [
      [{ ...asha, device: 'tablet' }, 0, 'm1'],
      [asha, 0, 'm1'],
      [{ ...asha, device: 'phone' }, 600_000, 'm1'],
    ]),
  ).toEqual(times(3, () => 'in'));
});

test('a new PIN starts without wrong tries', () => {
  const tries = wrongTries(LIMITS);
  tryAll(
    tries,
    times(5, () => [asha, 0]),
  );
  tries.forget('m1');
  tries.forget('asha');
  expect(tryAll(tries, [[asha, 1, 'm1']])).toEqual(['in']);
});

/** A naive implementation of the same rules that searches all wrong tries each time. */
function reference({ ofMember, ofDevice, withinMs }: WrongTriesLimits) {
  const wrong: { at: number; keys: readonly string[] }[] = [];
  return ({ device, typed, members }: Tried, at: number, right: string | null) => {
    const of = (key: string) =>
      wrong.filter((each) => at - each.at < withinMs && each.keys.includes(key)).length;
    if (of(typed) >= ofMember || (device !== null && of(device) >= ofDevice)) return 'wait';
    const open = members.filter((member) => of(member) < ofMember);
    if (right !== null && open.includes(right)) return 'in';
    wrong.push({ at, keys: [typed, ...open, ...(device === null ? [] : [device])] });
    return 'wrong';
  };
}

test('any tries are answered as by the naive rules', () => {
  const limits: WrongTriesLimits = { ofMember: 3, ofDevice: 4, withinMs: 100 };
  const aTry = fc.record({
    device: fc.constantFrom('phone', 'tablet', null),
    typed: fc.constantFrom('ann', 'ben', '1', '2', 'nobody', 'ann lee'),
    isRight: fc.boolean(),
    later: fc.constantFrom(0, 1, 7, 30, 60, 100),
  });
  const MEANT: Readonly<Record<string, readonly string[]>> = {
    ...{ ann: ['m1'], '1': ['m1'], ben: ['m2'], '2': ['m2'], nobody: [], 'ann lee': ['m3', 'm4'] },
  };
  checkProperty(
    fc.property(fc.array(aTry, { maxLength: 60 }), (all) => {
      const [tries, expected] = [wrongTries(limits), reference(limits)];
      let now = 0;
      for (const { device, typed, isRight, later } of all) {
        now += later;
        const members = MEANT[typed] ?? [];
        const tried = { device, typed: `typed ${typed}`, members };
        const right = isRight ? (members.at(-1) ?? null) : null;
        const [answer] = tryAll(tries, [[tried, now, right ?? undefined]]);
        expect(typeof answer === 'number' ? 'wait' : answer).toBe(expected(tried, now, right));
      }
    }),
    { numRuns: 3000 },
  );
});
