import { expect, test } from 'vitest';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { drawFigures } from './draws';
import { reviewGroups } from './review-groups';

/** Two students drew q1, which one got right; a third drew q2 and got half of it. */
function aDrawnClass() {
  const results = aQuizResults({
    students: [{ scores: [1], answers: { q1: 'Yes' } }, { scores: [0] }, { scores: [0, 0.5] }],
  });
  const notAsked = [['q2'], ['q2'], ['q1']];
  return {
    ...results,
    pools: [{ _id: 'p', name: 'Cells', draw: 1, questionIds: ['q1', 'q2'] }],
    results: results.results.map((student, at) => ({
      ...student,
      notAsked: notAsked[at] ?? [],
      evaluationResults: student.evaluationResults.filter(
        ({ questionId }) => !notAsked[at]?.includes(questionId),
      ),
    })),
  };
}

test('a draw is as easy as its questions were for everyone asked', () => {
  const results = aDrawnClass();
  expect(drawFigures(results)).toEqual({
    students: [
      { studentId: 'student1', facility: 0.5 },
      { studentId: 'student2', facility: 0.5 },
      { studentId: 'student3', facility: 0.5 },
    ],
    ...{ mean: 0.5, lowest: 0.5, highest: 0.5, fewestAnswers: 1 },
  });
  const [, second] = results.results;
  const easier = second?.evaluationResults[0];
  if (easier) easier.score = 1;
  expect(drawFigures(results)).toMatchObject({ lowest: 0.5, highest: 1, mean: 2.5 / 3 });
});

test('without pools, and before any evaluation, there are no draws', () => {
  expect(drawFigures(aQuizResults({ students: [{ scores: [1, 1] }] }))).toBeNull();
  const { pools } = aDrawnClass();
  expect(drawFigures({ ...aQuizResults({ students: [{ scores: null }] }), pools })).toBeNull();
});

test('students not asked a question are in none of its groups, nor among its empty answers', () => {
  const groups = reviewGroups(aDrawnClass(), 'q1');
  expect(groups.map(({ studentIds }) => studentIds)).toEqual([['student1'], ['student2']]);
});
