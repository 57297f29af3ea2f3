import { expect, test } from 'vitest';
import { match as matchOnServer } from '../../../server/rules/question-types/match/module';
import { matchMarking as marking } from './marking';
import { match } from './module';

const body = {
  ...{ type: 'match' as const, partialCredit: true, maximumMarks: 3 },
  ...{ left: ['Fe', 'Cu', 'Ag', 'Zn', 'Sn'], right: ['Iron', 'Copper', 'Silver', 'Zinc', 'Tin', 'Lead'] },
  correctAnswer: { Fe: 'Iron', Cu: 'Copper', Ag: 'Silver', Zn: 'Zinc', Sn: 'Tin' },
};

test.each([
  [{ Fe: 'Iron' }, 0.5],
  [{ Fe: 'Iron', Cu: 'Copper', Ag: 'Silver' }, 1.5],
  [{ Fe: 'Iron', Cu: 'Copper', Ag: 'Silver', Zn: 'Zinc', Sn: 'Lead' }, 2],
  [{ Fe: 'Tin' }, 0],
])('%o earns %d of 3 marks: the share of the pairs, down to half marks', (answer, score) => {
  expect(marking.mark(body, answer)).toEqual({ isCorrect: false, score });
  expect(marking.mark({ ...body, partialCredit: false }, answer).score).toBe(0);
});

test('only all right pairs earn all marks', () => {
  expect(marking.mark(body, body.correctAnswer)).toEqual({ isCorrect: true, score: 3 });
  expect(marking.remark(body, body.correctAnswer)).toBeUndefined();
  expect(marking.remark(body, { Fe: 'Iron', Cu: 'Copper', Ag: 'Zinc' })).toBe('2 of 5 pairs are right.');
  expect(marking.remark(body, { Fe: 'Iron' })).toBe('1 of 5 pairs is right.');
});

test('an answer keeps the chosen sides in the order of the question', () => {
  const read = (raw: unknown) => match.readAnswer(body, raw);
  expect(JSON.stringify(read({ Cu: 'Iron', Fe: 'Lead', Ag: '', Zn: null }))).toBe(
    '{"Fe":"Lead","Cu":"Iron"}',
  );
  expect([read({}), read({ Fe: '' })]).toEqual([null, null]);
  for (const misfit of [{ Fe: 'Gold' }, { Au: 'Iron' }, { Fe: 1 }, { toString: 'Iron' }, ['Iron'], 'Iron', 7])
    expect(read(misfit)).toBeUndefined();
});

test('the rows of the statistics are the choices for each left side, and the right ones', () => {
  const rows = marking.choices(body, [{ Fe: 'Lead' }, { Fe: 'Iron', Cu: 'Iron' }]);
  expect(rows.slice(0, 4).map(({ group, label, isKey }) => [group, label, isKey])).toEqual([
    ['Fe', 'Iron', true],
    ['Fe', 'Lead', false],
    ['Cu', 'Iron', false],
    ['Cu', 'Copper', true],
  ]);
});

test('the key is read in the order of the left sides', () => {
  expect(match.keyText({ ...body, left: ['Cu', 'Fe'] })).toBe('Cu → Copper; Fe → Iron');
});

test('a draft that no record can hold is stored as pairs', () => {
  const pairs = [
    ['', 'Iron'],
    ['Cu', ''],
    ['Cu', 'Copper'],
  ] as const;
  const sent = { left: ['', 'Cu', 'Cu'], right: ['Iron', 'Copper'], correctAnswer: pairs };
  const given = <Value>(field: string, read: (value: unknown) => Value, otherwise: Value) =>
    new Map<string, unknown>(Object.entries(sent)).has(field)
      ? read(new Map<string, unknown>(Object.entries(sent)).get(field))
      : otherwise;
  expect(matchOnServer.read({ given, isForm: false }, match.empty())).toEqual({
    ...{ type: 'match', partialCredit: false },
    ...sent,
  });
});
