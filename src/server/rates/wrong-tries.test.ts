import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../testing/property';
import { type Tried, type WrongTriesLimits, wrongTries } from './wrong-tries';

const LIMITS: WrongTriesLimits = { ofMember: 5, ofClass: 50, withinMs: 600_000 };
const asha: Tried = { schoolClass: '7b', typed: 'asha', members: ['m1'] };
const byNumber: Tried = { schoolClass: '7b', typed: '7', members: ['m1'] };

/** Answers of one try after another, the wrong PIN each time unless it is said whose it is. */
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

test('five wrong tries of a name are told so, the sixth waits until the first is ten minutes old', () => {
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

test('a hundred tries at once are five guesses', () => {
  const tries = wrongTries(LIMITS);
  const begun = times(100, () => tries.begin(asha, 0));
  expect(begun.filter((each) => typeof each !== 'number')).toHaveLength(5);
});

test('what was cancelled or right is no wrong try', () => {
  const tries = wrongTries(LIMITS);
  for (let at = 0; at < 50; at += 1) {
    const begun = tries.begin(asha, at);
    if (typeof begun !== 'number') begun.cancel(at);
    expect(tryAll(tries, [[asha, at, 'm1']])).toEqual(['in']);
  }
});

test('tries by name and by number are tries for the same member, and nobody is told that they are', () => {
  const tries = wrongTries(LIMITS);
  tryAll(
    tries,
    times(5, () => [byNumber, 0]),
  );
  // Neither that the name is known, nor whether the PIN was right.
  expect(
    tryAll(tries, [
      [asha, 0],
      [asha, 0, 'm1'],
    ]),
  ).toEqual(['wrong', 'wrong']);
  expect(tryAll(tries, [[asha, 600_000, 'm1']])).toEqual(['in']);
});

test('after fifty wrong tries of a class who had none is let in, and nobody else is told anything', () => {
  const tries = wrongTries(LIMITS);
  const unknown = (at: number): Tried => ({ schoolClass: '7b', typed: `nobody ${at}`, members: [] });
  expect(tryAll(tries, [[asha, 0]])).toEqual(['wrong']);
  expect(
    tryAll(
      tries,
      times(49, (at) => [unknown(at), 1000]),
    ),
  ).toEqual(times(49, () => 'wrong'));
  const ben: Tried = { schoolClass: '7b', typed: 'ben', members: ['m2'] };
  expect(
    tryAll(tries, [
      [asha, 2000, 'm1'],
      [byNumber, 2000, 'm1'],
      [ben, 2000, 'm2'],
      [unknown(99), 2000],
    ]),
  ).toEqual([598, 598, 'in', 598]);
  // Another class goes on as ever, and so does a slip.
  expect(
    tryAll(tries, [[{ ...asha, schoolClass: '7c', typed: '7c asha', members: ['m9'] }, 2000, 'm9']]),
  ).toEqual(['in']);
  expect(tryAll(tries, [[{ schoolClass: null, typed: 'slip', members: ['slip'] }, 2000, 'slip']])).toEqual([
    'in',
  ]);
  expect(tryAll(tries, [[asha, 600_000, 'm1']])).toEqual(['in']);
});

test('a new PIN begins without wrong tries', () => {
  const tries = wrongTries(LIMITS);
  tryAll(
    tries,
    times(5, () => [asha, 0]),
  );
  tries.forget('m1');
  tries.forget('asha');
  expect(tryAll(tries, [[asha, 1, 'm1']])).toEqual(['in']);
});

/** The same rules in the plainest words: all wrong tries there were, looked through each time. */
function reference({ ofMember, ofClass, withinMs }: WrongTriesLimits) {
  const wrong: { at: number; schoolClass: string | null; keys: readonly string[] }[] = [];
  return ({ schoolClass, typed, members }: Tried, at: number, right: string | null) => {
    const recent = wrong.filter((each) => at - each.at < withinMs);
    const of = (key: string) => recent.filter(({ keys }) => keys.includes(key)).length;
    const isClosed =
      schoolClass !== null && recent.filter((each) => each.schoolClass === schoolClass).length >= ofClass;
    if (of(typed) >= ofMember || (isClosed && of(typed) > 0)) return 'wait';
    const open = members.filter((member) => of(member) < ofMember);
    if (right !== null && open.includes(right)) return isClosed && of(typed) + of(right) > 0 ? 'wait' : 'in';
    wrong.push({ at, schoolClass, keys: [typed, ...open] });
    return isClosed ? 'wait' : 'wrong';
  };
}

test('any tries are answered as the rules in plain words say', () => {
  const limits: WrongTriesLimits = { ofMember: 3, ofClass: 6, withinMs: 100 };
  const aTry = fc.record({
    schoolClass: fc.constantFrom('a', 'b', null),
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
      for (const { schoolClass, typed, isRight, later } of all) {
        now += later;
        const members = (MEANT[typed] ?? []).map((each) => `${schoolClass} ${each}`);
        const tried = { schoolClass, typed: `${schoolClass} ${typed}`, members };
        const right = isRight ? (members.at(-1) ?? null) : null;
        const [answer] = tryAll(tries, [[tried, now, right ?? undefined]]);
        expect(typeof answer === 'number' ? 'wait' : answer).toBe(expected(tried, now, right));
      }
    }),
    { numRuns: 3000 },
  );
});
