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

test('groups have their turns one after the other, however long one of them is', async () => {
  const { came } = await orderOf(strangers('a', 'a', 'a', 'b', 'b', 'c'));
  expect(came).toEqual(['a2', 'b4', 'c5', 'a1', 'b3', 'a0']);
});

test('so have the sources within a group', async () => {
  const { came } = await orderOf([
    ...strangers('home'),
    ['strangers', 'school', 'flood'],
    ['strangers', 'school', 'flood'],
    ['strangers', 'school', 'flood'],
    ['strangers', 'school', 'mia'],
  ]);
  expect(came).toEqual(['home0', 'flood3', 'mia4', 'flood2', 'flood1']);
});

test('nobody known waits behind strangers or makers, and these two take turns', async () => {
  const { came } = await orderOf([
    ...[...strangers('s', 's'), ['makers', 'm'], ['makers', 'm'], ['known', 'k']],
  ] as Asked[]);
  expect(came).toEqual(['k4', 'm3', 's1', 'm2', 's0']);
});

test('strangers leave a turn to others, and take no more than theirs', async () => {
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

test('a source that has its places is refused, and nobody else is', async () => {
  const { came, away } = await orderOf(strangers('a', 'a', 'a', 'b'), {}, 2);
  expect(away).toEqual(['a2']);
  expect(came).toHaveLength(3);
});

test('a full group makes room for whoever comes new: the oldest of its longest source goes', async () => {
  const flood = Array.from({ length: 12 }, (): Asked => ['strangers', 'school', 'flood']);
  const { came, away } = await orderOf([...flood, ['strangers', 'school', 'mia']], {}, 20);
  expect(away).toEqual(['flood0', 'flood1', 'flood2']);
  expect(came.slice(0, 2)).toEqual(['flood11', 'mia12']);
});

test('where all places are taken, who comes new is refused', async () => {
  const { away } = await orderOf(strangers(...Array<string>(8).fill('a'), ...Array<string>(8).fill('b')));
  expect(away).toEqual(['b15']);
});

test('what has waited too long is refused, and costs nobody a turn', async () => {
  const { take } = pinTurns({ ...LIMIT, patienceMs: 1 });
  const place = { group: 'a', source: 'a', places: 5 };
  const end = await take('strangers', place);
  expect(await take('strangers', place)).toBeNull();
  end?.();
  expect(await take('strangers', place)).not.toBeNull();
});
