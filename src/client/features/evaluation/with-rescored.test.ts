import { expect, test } from 'vitest';
import type { ReviewedResult } from '../../../shared/results/schema';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { withMarks } from './with-marks';
import { withRescored } from './with-rescored';

const asked = aQuizResults({ students: [{ scores: [1, 0] }, { scores: [0, 0] }, { scores: null }] });
const rescored = { at: 1, taught: [{ studentId: 'student1', marks: 1 }], changes: [] };

/** The server's response for the first question: the marks in the results unless overridden. */
const answer = (change: Partial<ReviewedResult> = {}) => ({
  ...{ questionId: 'q1', asked, rescored, reliance: null, rubric: [], revision: 1 },
  marks: asked.results.flatMap(({ studentId, evaluationResults: [result] }) =>
    result ? [{ studentId, result: studentId === 'student2' ? { ...result, ...change } : result }] : [],
  ),
});

test('a re-scored suggestion is shown with its score, and no other student re-renders', () => {
  const { results } = withRescored(asked, answer({ score: 0.5, rationale: 'Moved.' }));
  expect(results[1]).toMatchObject({ score: 0.5, percentage: 25 });
  expect(results[1]?.evaluationResults[0]).toMatchObject({ rationale: 'Moved.' });
  expect([results[0], results[2]]).toEqual([asked.results[0], asked.results[2]]);
  expect(results[0]).toBe(asked.results[0]);
});

test('moved marks are reported until none moves any more', () => {
  const told = withRescored(asked, answer());
  expect(told.rescored).toEqual({ q1: rescored });
  expect(withRescored(told, { ...answer(), rescored: null }).rescored).toEqual({});
});

test('the rubric is the one a colleague has changed since', () => {
  const rubric = [{ id: 'cause', text: 'Names the cause', points: 1 }];
  expect(withRescored(asked, { ...answer(), rubric }).rubrics.q1).toEqual(rubric);
});

test('a mark the teacher gave during the request stays', () => {
  const marked = withMarks(asked, [{ studentId: 'student2', questionId: 'q1', marks: 1 }]);
  const { results } = withRescored(marked, answer({ score: 0.5 }));
  expect(results[1]?.evaluationResults[0]).toMatchObject({ score: 1, source: 'teacher' });
});

test('the spot check is of the quiz: its outcome determines the need for others', () => {
  const before = { checked: 4, right: 4 };
  const quiz = {
    ...asked,
    reliance: {
      q1: { needs: 'spot-check', ...before },
      q2: { needs: 'spot-check', ...before },
      q3: { needs: 'marks', ...before },
    },
  } as const;
  const passed = { needs: 'nothing', checked: 5, right: 5 } as const;
  const { q2, q3 } = withRescored(quiz, { ...answer(), reliance: passed }).reliance;
  expect([q2, q3]).toEqual([passed, { ...passed, needs: 'marks' }]);
});
