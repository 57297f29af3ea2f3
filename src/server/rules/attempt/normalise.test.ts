import { expect, test } from 'vitest';
import { toAskedQuestion } from '../../../shared/question/asked-question';
import { blankQuestion, type QuestionDraft } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import type { QuestionType } from '../../../shared/question-types/registry';
import { normaliseAnswer } from './normalise';

const question = (type: QuestionType) =>
  toAskedQuestion(toQuestion(withOptions(blankQuestion(type)), 'q1', null));
const withOptions = (draft: QuestionDraft) =>
  'options' in draft ? { ...draft, options: ['A', 'B'] } : draft;
const normalise = (type: QuestionType, raw: unknown) => normaliseAnswer(question(type), raw);

test('an answer of each type is stored unchanged', () => {
  expect(normalise('mcq', 'A')).toEqual({ answer: 'A', malformed: false });
  expect(normalise('msq', ['B', 'A'])).toEqual({ answer: ['B', 'A'], malformed: false });
  expect(normalise('slider', 0.3)).toEqual({ answer: 0.3, malformed: false });
  expect(normalise('short', ' Paris ')).toEqual({ answer: ' Paris ', malformed: false });
});

test('null, an empty text and an empty list clear an answer', () => {
  for (const raw of [null, undefined, '']) expect(normalise('short', raw).answer).toBeNull();
  expect(normalise('msq', [])).toEqual({ answer: null, malformed: false });
});

test('each option of a multiple choice is stored once', () => {
  expect(normalise('msq', ['A', 'A', 'B']).answer).toEqual(['A', 'B']);
});

test('a number typed as text is a number', () => {
  expect(normalise('slider', '42')).toEqual({ answer: 42, malformed: false });
  expect(normalise('slider', '٦')).toEqual({ answer: 6, malformed: false });
});

test.each<[QuestionType, unknown, string]>([
  ['mcq', 'C', 'C'],
  ['mcq', ['A'], '["A"]'],
  ['msq', 'A', 'A'],
  ['msq', ['A', 1], '["A",1]'],
  ['slider', 'many', 'many'],
  ['slider', Number.POSITIVE_INFINITY, 'Infinity'],
  ['short', 5, '5'],
  ['long', { a: 1 }, '{"a":1}'],
  ['short', true, 'true'],
])('an answer to %s of the wrong shape (%j) is kept as text and flagged', (type, raw, answer) => {
  expect(normalise(type, raw)).toEqual({ answer, malformed: true });
});

test('answers are cleaned and cut, never refused', () => {
  expect(normalise('short', 'a\u0000b\ud800').answer).toBe('a\uFFFDb\uFFFD');
  const long = normalise('long', `${'x'.repeat(9_999)}😀`).answer;
  expect(long).toBe(`${'x'.repeat(9_999)}\uFFFD`);
});

test('a deeply nested value is harmless', () => {
  const deep = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  for (const type of ['mcq', 'msq', 'short', 'slider'] as const)
    expect(normalise(type, deep).malformed).toBe(true);
});
