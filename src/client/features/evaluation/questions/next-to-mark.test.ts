import { expect, test } from 'vitest';
import { aQuizResults } from '../../../../shared/results/a-quiz-results';
import { type ReviewGroup, reviewGroups } from '../../../../shared/results/review-groups';
import { groupsToMark, nextQuestionToReview } from './next-to-mark';

/** Six students; on q1 three of four that wrote yes are marked, both that wrote no wait, one on q2 waits. */
const all = aQuizResults({
  students: ['yes', 'yes', 'yes', 'yes', 'no', 'no'].map((q1) => ({ scores: [1, 1], answers: { q1 } })),
});
const WAITING = new Set(['student4 q1', 'student5 q1', 'student6 q1', 'student2 q2']);
const results = {
  ...all,
  results: all.results.map((student) => ({
    ...student,
    evaluationResults: student.evaluationResults.map((result) => ({
      ...result,
      needsReview: WAITING.has(`${student.studentId} ${result.questionId}`),
    })),
  })),
};
const groups = reviewGroups(results, 'q1');
const textsOf = (some: readonly ReviewGroup[]) => some.map(({ wordings }) => wordings[0].answer);

test('of groups that teach alike, the one that settles most answers is marked first, however large another was', () => {
  expect(textsOf(groups)).toEqual(['yes', 'no']);
  expect(textsOf(groupsToMark(results, 'q1', groups))).toEqual(['no', 'yes']);
});

test('the group that teaches the grader most is marked first', () => {
  const teaching = {
    ...results,
    results: results.results.map((student) => ({
      ...student,
      evaluationResults: student.evaluationResults.map((result) => ({
        ...result,
        findings: {
          ...{ matched: [], missing: [], guards: [], group: String(student.answers.q1) },
          priority: student.answers.q1 === 'yes' ? 0.4 : 0.1,
        },
      })),
    })),
  };
  const grouped = reviewGroups(teaching, 'q1');
  expect(textsOf(groupsToMark(teaching, 'q1', grouped))).toEqual(['yes', 'no']);
});

test('a group that waits for nobody is not proposed', () => {
  expect(groupsToMark(all, 'q1', groups)).toEqual([]);
});

test('after one question comes the next that still needs the teacher, or none', () => {
  expect(nextQuestionToReview(results, 'q1')).toEqual({ questionId: 'q2', number: 2, toReview: 1 });
  expect(nextQuestionToReview(results, 'q2')).toEqual({ questionId: 'q1', number: 1, toReview: 3 });
  expect(nextQuestionToReview(all, 'q1')).toBeUndefined();
});

test('a group teaches as much as the one of its answers that teaches most', () => {
  const priorities = [0.5, 0.5, 0.5, 0.5, 0.1, 0.9];
  const teaching = {
    ...results,
    results: results.results.map((student, at) => ({
      ...student,
      evaluationResults: student.evaluationResults.map((result) => ({
        ...result,
        needsReview: true,
        findings: {
          ...{ matched: [], missing: [], guards: [], group: String(student.answers.q1) },
          priority: priorities[at] ?? 0,
        },
      })),
    })),
  };
  const grouped = reviewGroups(teaching, 'q1');
  expect(textsOf(groupsToMark(teaching, 'q1', grouped))).toEqual(['no', 'yes']);
  expect(textsOf(groupsToMark(teaching, 'q1', grouped.toReversed()))).toEqual(['no', 'yes']);
});

test('a student who is not evaluated yet waits for nobody', () => {
  const [first, ...others] = results.results;
  if (!first) throw new Error('There are six students.');
  const early = { ...results, results: [{ ...first, isEvaluated: false, evaluationResults: [] }, ...others] };
  expect(textsOf(groupsToMark(early, 'q1', groups))).toEqual(['no', 'yes']);
});

test('a question is not the next after itself', () => {
  const onlyFirst = {
    ...results,
    results: results.results.map((student) => ({
      ...student,
      evaluationResults: student.evaluationResults.filter(({ questionId }) => questionId === 'q1'),
    })),
  };
  expect(nextQuestionToReview(onlyFirst, 'q2')).toEqual({ questionId: 'q1', number: 1, toReview: 3 });
  expect(nextQuestionToReview(onlyFirst, 'q1')).toBeUndefined();
});
