import { expect, test } from 'vitest';
import type { QuestionOf } from '../../../../../shared/question/schema';
import { answerOf, correctedFields, keyDraftOf, withLine, withOption } from './key-draft';

const base = {
  _id: 'q1',
  format: 'plain',
  feedback: {},
  text: 'Which?',
  imageUrl: null,
  imageAlt: null,
  timeLimit: null,
  explanation: null,
  maximumMarks: 2,
  ...{ min: null, max: null, step: null },
} as const;
const single: QuestionOf<'mcq'> = { ...base, type: 'mcq', options: ['A', 'B'], correctAnswer: 'A' };
const multiple: QuestionOf<'msq'> = {
  ...base,
  type: 'msq',
  options: ['A', 'B', 'C'],
  correctAnswer: ['A', 'B'],
  partialCredit: true,
};
const slider: QuestionOf<'slider'> = {
  ...base,
  type: 'slider',
  options: [],
  correctAnswer: [8],
  ...{ min: 0, max: 10, step: 0.5 },
};
const short: QuestionOf<'short'> = { ...base, type: 'short', options: [], correctAnswer: 'Carbon dioxide' };

test('a single choice has one right option, the one chosen last', () => {
  const draft = withOption(keyDraftOf(single), 'B');
  expect(answerOf(draft)).toBe('B');
  expect(answerOf(withOption(draft, 'B'))).toBe('B');
});

test('a multiple choice toggles options, and keeps at least one', () => {
  const draft = withOption(withOption(keyDraftOf(multiple), 'A'), 'C');
  expect(answerOf(draft)).toEqual(['B', 'C']);
  expect(answerOf(withOption(withOption(draft, 'B'), 'C'))).toBeUndefined();
});

test('a slider’s values are numbers between commas', () => {
  expect(answerOf({ kind: 'values', typed: '8, 8.5 ;9' })).toEqual([8, 8.5, 9]);
  expect(answerOf({ kind: 'values', typed: '2,5; ٦, 7,' })).toEqual([2.5, 6, 7]);
  expect(answerOf({ kind: 'values', typed: '1 500, 2 000' })).toEqual([1500, 2000]);
  expect(answerOf({ kind: 'values', typed: '15 20' })).toBeUndefined();
  expect(answerOf({ kind: 'values', typed: 'eight' })).toBeUndefined();
  expect(answerOf({ kind: 'values', typed: ' ' })).toBeUndefined();
});

test('a student’s answer becomes one more accepted line', () => {
  const draft = withLine(keyDraftOf(short), 'CO2');
  expect(answerOf(draft)).toBe('Carbon dioxide\nCO2');
});

test('the same key in another order is no correction', () => {
  const chosen = (...options: string[]) => ({ kind: 'options', isSingle: false, chosen: options }) as const;
  expect(correctedFields(multiple, chosen('B', 'A'))).toBeUndefined();
  expect(correctedFields(multiple, chosen('A'))).toEqual({ correctAnswer: '["A"]' });
  expect(correctedFields(slider, { kind: 'values', typed: '8.0' })).toBeUndefined();
  expect(correctedFields(single, withOption(keyDraftOf(single), 'B'))).toEqual({ correctAnswer: '"B"' });
});
