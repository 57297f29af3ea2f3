import { expect, test } from 'vitest';
import { blankQuestion } from '../question/draft';
import { toQuestion } from '../question/from-draft';
import { alsoAccepted, joinModelAnswers, keysThatCount } from './corrected-keys';

const withKey = (correctAnswer: string, maximumMarks = 1) =>
  toQuestion(
    { ...blankQuestion('mcq'), text: '?', options: ['A', 'B', 'C'], correctAnswer, maximumMarks },
    'q1',
    null,
  );
const keys = (...corrections: Parameters<typeof keysThatCount>[1]) =>
  keysThatCount(withKey('C', 3), corrections)?.map(({ correctAnswer }) => correctAnswer) ?? 'full marks';

test('without a correction the key of the question counts', () => {
  expect(keys()).toEqual(['C']);
});

test('a correction to the new key leaves nothing of the old one', () => {
  expect(keys({ policy: 'new', before: withKey('B') })).toEqual(['C']);
});

test('where both keys count, the old one is worth the marks of now', () => {
  const both = keysThatCount(withKey('C', 3), [{ policy: 'both', before: withKey('B', 1) }]);
  expect(both?.map(({ correctAnswer, maximumMarks }) => [correctAnswer, maximumMarks])).toEqual([
    ['C', 3],
    ['B', 3],
  ]);
});

test('where both keys count, all that counted before goes on to count', () => {
  const first = { policy: 'both', before: withKey('A') } as const;
  expect(keys({ policy: 'both', before: withKey('B') }, first)).toEqual(['C', 'B', 'A']);
  const full = { policy: 'full', before: withKey('A') } as const;
  expect(keys({ policy: 'both', before: withKey('B') }, full)).toBe('full marks');
});

test('a later correction to the new key puts an end to full marks for all', () => {
  const full = { policy: 'full', before: withKey('A') } as const;
  expect(keys(full)).toBe('full marks');
  expect(keys({ policy: 'new', before: withKey('B') }, full)).toEqual(['C']);
});

test('beside the key there is accepted what reads otherwise and still counts', () => {
  const told = (...corrections: Parameters<typeof keysThatCount>[1]) =>
    alsoAccepted(withKey('C'), keysThatCount(withKey('C'), corrections));
  expect([told(), told({ policy: 'new', before: withKey('B') })]).toEqual([[], []]);
  const both = (before: ReturnType<typeof withKey>) => ({ policy: 'both', before }) as const;
  expect(told(both(withKey('C', 5)), both(withKey('B')), both(withKey('B')))).toEqual([
    { correctAnswer: 'B', correctAnswerText: 'B' },
  ]);
  expect(told({ policy: 'full', before: withKey('B') })).toEqual([
    { correctAnswer: null, correctAnswerText: 'every answer' },
  ]);
});

test('two model answers become one with an accepted answer a line', () => {
  expect(joinModelAnswers(['CO2\ncarbon dioxide', 'carbon dioxide\nthe gas CO2'])).toBe(
    'CO2\ncarbon dioxide\nthe gas CO2',
  );
});
