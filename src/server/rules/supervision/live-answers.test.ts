import { expect, test } from 'vitest';
import type { Answer } from '../../../shared/answer/answer';
import { blankQuestion, type DraftOf } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import type { QuestionType } from '../../../shared/question-types/registry';
import { liveQuestion } from './live-answers';

const aQuestion = <Type extends QuestionType>(parts: { type: Type } & Partial<DraftOf<Type>>) =>
  toQuestion({ ...blankQuestion(parts.type), text: 'Why?', ...parts }, 'q1', null);
const given = (...pairs: readonly [Answer, number][]) => ({
  answers: pairs.map(([answer, count]) => ({ answer, count })),
  askedCount: 30,
});

test('every option of a single choice is listed, including unchosen ones, with the key marked', () => {
  const mcq = aQuestion({ type: 'mcq', options: ['Nucleus', 'Ribosome', 'Wall'], correctAnswer: 'Ribosome' });
  expect(liveQuestion(mcq, given(['Ribosome', 24], ['Nucleus', 3]))).toEqual({
    questionId: 'q1',
    text: 'Why?',
    type: 'mcq',
    askedCount: 30,
    answeredCount: 27,
    rightCount: 24,
    isKeyDoubted: false,
    given: [
      { label: 'Nucleus', count: 3, isKey: false },
      { label: 'Ribosome', count: 24, isKey: true },
      { label: 'Wall', count: 0, isKey: false },
    ],
    otherCount: 0,
  });
});

test('a key is doubted once most students chose another answer', () => {
  const mcq = aQuestion({ type: 'mcq', options: ['Nucleus', 'Ribosome', 'Wall'], correctAnswer: 'Wall' });
  expect(liveQuestion(mcq, given(['Ribosome', 21], ['Wall', 4]))).toMatchObject({ isKeyDoubted: true });
  expect(liveQuestion(mcq, given(['Ribosome', 4]))).toMatchObject({ isKeyDoubted: false });
});

test('in a multiple choice a student counts for every ticked option, and as right only for the whole set', () => {
  const msq = aQuestion({ type: 'msq', options: ['A', 'B', 'C'], correctAnswer: ['A', 'C'] });
  const answers = given([['A', 'C'], 5], [['C', 'A'], 2], [['A'], 4], [['A', 'B', 'C'], 1], [[], 3]);
  expect(liveQuestion(msq, answers)).toMatchObject({
    answeredCount: 12,
    rightCount: 7,
    given: [
      { label: 'A', count: 12, isKey: true },
      { label: 'B', count: 1, isKey: false },
      { label: 'C', count: 8, isKey: true },
    ],
  });
});

test('the key and the most frequent values of a slider are in order, and the rest are others', () => {
  const slider = aQuestion({ type: 'slider', min: 0, max: 100, step: 1, correctAnswer: [50] });
  const wrong = [10, 20, 30, 40, 60, 70].map((value, index): [Answer, number] => [value, index + 1]);
  expect(liveQuestion(slider, given(...wrong))).toMatchObject({
    answeredCount: 21,
    rightCount: 0,
    given: [
      { label: '30', count: 3, isKey: false },
      { label: '40', count: 4, isKey: false },
      { label: '50', count: 0, isKey: true },
      { label: '60', count: 5, isKey: false },
      { label: '70', count: 6, isKey: false },
    ],
    otherCount: 3,
  });
});

test('equivalent texts are one answer in the most frequent spelling, and the model answer is marked', () => {
  const short = aQuestion({ type: 'short', correctAnswer: 'Carbon dioxide' });
  const answers = given(
    ...([
      ['carbon dioxide', 2],
      ['Carbon  Dioxide', 5],
      ['oxygen', 4],
      ['helium', 1],
    ] satisfies [string, number][]),
    ...['neon', 'argon', 'xenon', 'air'].map((text): [Answer, number] => [text, 1]),
  );
  expect(liveQuestion(short, answers)).toMatchObject({
    answeredCount: 16,
    rightCount: null,
    given: [
      { label: 'Carbon  Dioxide', count: 7, isKey: true },
      { label: 'oxygen', count: 4, isKey: false },
      { label: 'helium', count: 1, isKey: false },
      { label: 'neon', count: 1, isKey: false },
      { label: 'argon', count: 1, isKey: false },
    ],
    otherCount: 2,
  });
});

test('in a gap, equivalents count as the key, and nearly equal answers have separate rows', () => {
  const gap = { kind: 'text', options: [], marks: null } as const;
  const cloze = aQuestion({ type: 'cloze', text: '___', gaps: [gap], correctAnswer: [['Paris']] });
  const answers = given([['Paris.'], 3], [['paris'], 2], [['Paris!'], 4], [['Rome'], 1]);
  expect(liveQuestion(cloze, answers)).toMatchObject({
    rightCount: 5,
    given: [
      { label: 'Paris', count: 5, isKey: true },
      { label: 'Paris!', count: 4, isKey: false },
      { label: 'Rome', count: 1, isKey: false },
    ],
  });
});

test('every line of a model answer is the key, and another sign makes another answer', () => {
  const short = aQuestion({ type: 'short', correctAnswer: 'A ∪ B\nB ∪ A' });
  expect(liveQuestion(short, given(['A∪B.', 3], ['B ∪ A', 2], ['A ∩ B', 1])).given).toEqual([
    { label: 'A∪B.', count: 3, isKey: true },
    { label: 'B ∪ A', count: 2, isKey: true },
    { label: 'A ∩ B', count: 1, isKey: false },
  ]);
});

test('a long text is cut, and without answers the result is empty', () => {
  const long = aQuestion({ type: 'long', correctAnswer: 'So' });
  const { given: rows } = liveQuestion(long, given(['x'.repeat(500), 1]));
  expect(rows[0]?.label).toHaveLength(160);
  expect(liveQuestion(long, given())).toMatchObject({ answeredCount: 0, given: [], otherCount: 0 });
});
