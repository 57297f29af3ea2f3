import { expect, test } from 'vitest';
import { differenceOf } from './audit-difference';

test('objects list their changed fields, lists their removed and added entries', () => {
  const before = { title: 'Cells', classes: ['7a', '7b'], rule: { opensAt: 1, closesAt: 2 }, gone: true };
  const after = { title: 'Cells', classes: ['7b', '7c'], rule: { opensAt: 1, closesAt: 3 }, fresh: [1] };
  expect(differenceOf(before, after)).toEqual({
    before: { classes: ['7a'], rule: { closesAt: 2 }, gone: true },
    after: { classes: ['7c'], rule: { closesAt: 3 }, fresh: [1] },
  });
  expect(differenceOf(before, null)).toEqual({ before, after: null });
  expect(differenceOf(['a', 'b'], ['b', 'a'])).toEqual({ before: ['a', 'b'], after: ['b', 'a'] });
});

test('long texts and lists are cut, with the number of omitted entries', () => {
  const { before, after } = differenceOf(
    { text: 'short', list: [] as number[], byId: {} },
    {
      text: 'a'.repeat(10_000),
      list: Array.from({ length: 80 }, (_, at) => at),
      byId: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`m${at}`, at])),
    },
  );
  expect(before).toEqual({ text: 'short', list: [], byId: {} });
  expect(after).toMatchObject({ text: `${'a'.repeat(200)}…`, byId: { m49: 49, '…': 1 } });
  const { list } = after as { list: unknown[] };
  expect([list.length, list.at(-2), list.at(-1)]).toEqual([51, 49, { '…': 30 }]);
});
