import { expect, test } from 'vitest';
import { blankQuestion } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
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

test('a correction to the new key drops the old one', () => {
  expect(keys({ policy: 'new', before: withKey('B') })).toEqual(['C']);
});

test('if both keys count, the old one earns the current marks', () => {
  const both = keysThatCount(withKey('C', 3), [{ policy: 'both', before: withKey('B', 1) }]);
  expect(both?.map(({ correctAnswer, maximumMarks }) => [correctAnswer, maximumMarks])).toEqual([
    ['C', 3],
    ['B', 3],
  ]);
});

test('if both keys count, all earlier keys still count', () => {
  const first = { policy: 'both', before: withKey('A') } as const;
  expect(keys({ policy: 'both', before: withKey('B') }, first)).toEqual(['C', 'B', 'A']);
  const full = { policy: 'full', before: withKey('A') } as const;
  expect(keys({ policy: 'both', before: withKey('B') }, full)).toBe('full marks');
});

test('a later correction to the new key ends full marks for all', () => {
  const full = { policy: 'full', before: withKey('A') } as const;
  expect(keys(full)).toBe('full marks');
  expect(keys({ policy: 'new', before: withKey('B') }, full)).toEqual(['C']);
});

test('different keys still in force are accepted besides the key', () => {
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

test('two model answers become one with an accepted answer on each line', () => {
  expect(joinModelAnswers(['CO2\ncarbon dioxide', 'carbon dioxide\nthe gas CO2'])).toBe(
    'CO2\ncarbon dioxide\nthe gas CO2',
  );
});
