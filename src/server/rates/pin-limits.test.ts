import { expect, test } from 'vitest';
import { type PinLine, type PinTurnLimit, pinTurns } from './pin-limits';

const LIMIT: PinTurnLimit = {
  ...{ atOnce: 1, ofStrangers: 1, ofGroup: 10, inAll: 15 },
  patienceMs: 60 * 60 * 1000,
};
type Asked = readonly [line: PinLine, group: string, source?: string];

/**
 * Requests turns in this order while one is taken; returns the order in which they ran, and the refused ones.
 */
async function orderOf(asked: readonly Asked[], limit: Partial<PinTurnLimit> = {}, places = 10) {
  const { take } = pinTurns({ ...LIMIT, ...limit });
  const first = await take('known', { group: 'first', source: 'first', places: 1 });
  const came: string[] = [];
  const away: string[] = [];
  const all = asked.map(async ([line, group, source = group], at) => {
    const end = await take(line, { group, source, places });
    (end ? came : away).push(`${source}${at}`);
    end?.();
    end?.();
  });
  first?.();
  await Promise.all(all);
  return { came, away };
}
const strangers = (...groups: readonly string[]): Asked[] => groups.map((group) => ['strangers', group]);

test('groups take turns, however long each is', async () => {
  const { came } = await orderOf(strangers('a', 'a', 'a', 'b', 'b', 'c'));
  expect(came).toEqual(['a2', 'b4', 'c5', 'a1', 'b3', 'a0']);
});

test('so do the sources of a group', async () => {
  const { came } = await orderOf([
    ...strangers('home'),
    ['strangers', 'school', 'flood'],
    ['strangers', 'school', 'flood'],
    ['strangers', 'school', 'flood'],
    ['strangers', 'school', 'mia'],
  ]);
  expect(came).toEqual(['home0', 'flood3', 'mia4', 'flood2', 'flood1']);
});

test('known people never wait behind strangers or makers, who take turns', async () => {
  const { came } = await orderOf([
    ...[...strangers('s', 's'), ['makers', 'm'], ['makers', 'm'], ['known', 'k']],
  ] as Asked[]);
  expect(came).toEqual(['k4', 'm3', 's1', 'm2', 's0']);
});

test('strangers leave a turn free, and take no more than their share', async () => {
  const { take } = pinTurns({ ...LIMIT, atOnce: 2 });
  const at = (name: string) => ({ group: name, source: name, places: 1 });
  const stranger = await take('strangers', at('one'));
  let hasCome = false;
  const another = take('strangers', at('two')).then((end) => {
    hasCome = true;
    return end;
  });
  const known = await take('known', at('mia'));
  expect([known !== null, hasCome]).toEqual([true, false]);
  known?.();
  const maker = await take('makers', at('ann'));
  expect([maker !== null, hasCome]).toEqual([true, false]);
  stranger?.();
  (await another)?.();
  maker?.();
});

test('a source at its limit is refused, others are not', async () => {
  const { came, away } = await orderOf(strangers('a', 'a', 'a', 'b'), {}, 2);
  expect(away).toEqual(['a2']);
  expect(came).toHaveLength(3);
});

test('a full group drops the oldest of its longest source for a newcomer', async () => {
  const flood = Array.from({ length: 12 }, (): Asked => ['strangers', 'school', 'flood']);
  const { came, away } = await orderOf([...flood, ['strangers', 'school', 'mia']], {}, 20);
  expect(away).toEqual(['flood0', 'flood1', 'flood2']);
  expect(came.slice(0, 2)).toEqual(['flood11', 'mia12']);
});

test('with all places taken a newcomer is refused', async () => {
  const { away } = await orderOf(strangers(...Array<string>(8).fill('a'), ...Array<string>(8).fill('b')));
  expect(away).toEqual(['b15']);
});

test('a task that waits too long is refused, and costs no other a turn', async () => {
  const { take } = pinTurns({ ...LIMIT, patienceMs: 1 });
  const place = { group: 'a', source: 'a', places: 5 };
  const end = await take('strangers', place);
  expect(await take('strangers', place)).toBeNull();
  end?.();
  expect(await take('strangers', place)).not.toBeNull();
});
