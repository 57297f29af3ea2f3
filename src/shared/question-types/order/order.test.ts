import { expect, test } from 'vitest';
import { orderMarking as marking } from './marking';
import { order } from './module';

const KEY = ['Atom', 'Molecule', 'Cell', 'Tissue', 'Organ'];
const body = {
  ...{ type: 'order' as const, partialCredit: true, maximumMarks: 3 },
  ...{ options: KEY.toSorted(), correctAnswer: KEY },
};

test.each([
  [['Molecule', 'Cell', 'Tissue', 'Organ', 'Atom'], 2],
  [['Atom', 'Molecule', 'Organ', 'Cell', 'Tissue'], 1.5],
  [['Molecule', 'Atom', 'Cell', 'Tissue', 'Organ'], 1.5],
  [KEY.toReversed(), 0],
])('%j earns %d of 3 marks: the share of right steps, down to half marks', (answer, score) => {
  expect(marking.mark(body, answer)).toEqual({ isCorrect: false, score });
  expect(marking.mark({ ...body, partialCredit: false }, answer).score).toBe(0);
});

test('only the right order earns all marks', () => {
  expect(marking.mark(body, KEY)).toEqual({ isCorrect: true, score: 3 });
  expect(marking.remark(body, KEY)).toBeUndefined();
  expect(marking.remark(body, ['Molecule', 'Cell', 'Tissue', 'Organ', 'Atom'])).toBe(
    '3 of 4 steps from one to the next are right.',
  );
});

test('an answer has every option once; an empty list clears it', () => {
  const read = (raw: unknown) => order.readAnswer(body, raw);
  expect(read(KEY.toReversed())).toEqual(KEY.toReversed());
  expect(read([])).toBeNull();
  for (const misfit of [
    KEY.slice(1),
    [...KEY, 'Atom'],
    KEY.with(0, 'Organ'),
    KEY.with(0, 'Quark'),
    'Atom',
    {},
  ])
    expect(read(misfit)).toBeUndefined();
});

test('whatever the shuffle, three or more options are never shown in their right order', () => {
  const shown = order.withOptionsIn(body, () => [...KEY]).options;
  expect(shown).not.toEqual(KEY);
  expect(shown.toSorted()).toEqual(KEY.toSorted());
});

test('the rows of the statistics are the given options of each position, and the right one', () => {
  const rows = marking.choices(body, [KEY.toReversed()]);
  expect(rows.slice(0, 2).map(({ group, label, isKey }) => [group, label, isKey])).toEqual([
    ['1st', 'Atom', true],
    ['1st', 'Organ', false],
  ]);
  expect(rows.map(({ group }) => group)).toContain('3rd');
});
