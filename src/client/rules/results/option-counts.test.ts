import { expect, test } from 'vitest';
import type { QuestionOf } from '../../../shared/question/schema';
import { isObjective } from '../../../shared/question-types/traits';
import { toResults } from '../../../shared/testing/a-simulated-class';
import { optionCounts } from './option-counts';

const A = 0;
const B = 1;
const C = 2;

const countsOf = (results: ReturnType<typeof toResults>) => {
  const [question] = results.questions;
  if (!question || !isObjective(question)) throw new Error('The first question is a choice.');
  return optionCounts(results, question);
};

/** Four students from strong to weak on two questions with the key A; the strong choose B on the first. */
const four = toResults(
  ['A', 'A'],
  [
    [B, A],
    [B, A],
    [A, B],
    [C, B],
  ],
);

test('every option has its students, its share and the counts of each half', () => {
  const { options, students, halfSize, meanPercent, unanswered } = countsOf(four);
  expect(
    options.map(({ label, isKey, percent, strong, weak }) => [label, isKey, percent, strong, weak]),
  ).toEqual([
    ['A', true, 25, 0, 1],
    ['B', false, 50, 2, 0],
    ['C', false, 25, 0, 1],
    ['D', false, 0, 0, 0],
  ]);
  expect(options[1]?.studentIds).toEqual(['student1', 'student2']);
  expect({ students, halfSize, meanPercent, unanswered }).toEqual({
    students: 4,
    halfSize: 2,
    meanPercent: 25,
    unanswered: null,
  });
});

test('empty answers are counted beside the options', () => {
  const [first, ...others] = four.results;
  if (!first) throw new Error('There are four students.');
  const { unanswered } = countsOf({ ...four, results: [{ ...first, answers: {} }, ...others] });
  expect(unanswered).toMatchObject({ label: null, studentIds: ['student1'], percent: 25, strong: 1 });
});

test('before the evaluation all submissions are counted, without halves and mean', () => {
  const results = four.results.map((student) => ({ ...student, isEvaluated: false, evaluationResults: [] }));
  const { options, halfSize, meanPercent } = countsOf({ ...four, results });
  expect(options.map(({ studentIds }) => studentIds.length)).toEqual([1, 2, 1, 0]);
  expect({ halfSize, meanPercent }).toEqual({ halfSize: 0, meanPercent: null });
});

test('a multiple choice counts every tick, and lists combinations, the most frequent first', () => {
  const [single, other] = four.questions;
  if (single?.type !== 'mcq' || !other) throw new Error('Both are choices.');
  const question: QuestionOf<'msq'> = {
    ...single,
    type: 'msq',
    correctAnswer: ['A', 'B'],
    partialCredit: true,
  };
  const chosen = [['A', 'B'], ['A'], ['B', 'A'], ['C']];
  const results = four.results.map((student, at) => ({
    ...student,
    answers: { ...student.answers, q1: chosen[at] ?? [] },
  }));
  const { options, combinations } = countsOf({ ...four, questions: [question, other], results });
  expect(options.map(({ studentIds }) => studentIds.length)).toEqual([3, 2, 1, 0]);
  expect(options.map(({ isKey }) => isKey)).toEqual([true, true, false, false]);
  expect(combinations).toEqual([
    { answer: ['A', 'B'], studentIds: ['student1', 'student3'] },
    { answer: ['A'], studentIds: ['student2'] },
    { answer: ['C'], studentIds: ['student4'] },
  ]);
});

test('a slider lists the chosen and the right values, in order', () => {
  const [single, other] = four.questions;
  if (!single || !other) throw new Error('There are two questions.');
  const question: QuestionOf<'slider'> = {
    ...single,
    ...{ type: 'slider', options: [], correctAnswer: [7], min: 0, max: 10, step: 0.5 },
  };
  const values = [2.5, 9, 2.5, 0];
  const results = four.results.map((student, at) => ({
    ...student,
    answers: { ...student.answers, q1: values[at] ?? 0 },
  }));
  const { options } = countsOf({ ...four, questions: [question, other], results });
  expect(options.map(({ label, isKey, studentIds }) => [label, isKey, studentIds.length])).toEqual([
    ['0', false, 1],
    ['2.5', false, 2],
    ['7', true, 0],
    ['9', false, 1],
  ]);
});
