import { expect, test } from 'vitest';
import { aQuizResults } from '../../../shared/results/a-quiz-results';
import { drawFigures } from './draws';
import { reviewGroups } from './review-groups';

/** Two students drew q1, which one of them got right, and one drew q2 and had half of it. */
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

test('a draw is as easy as its questions were for all who were asked them', () => {
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

test('without pools, and before anything is evaluated, there are no draws', () => {
  expect(drawFigures(aQuizResults({ students: [{ scores: [1, 1] }] }))).toBeNull();
  const { pools } = aDrawnClass();
  expect(drawFigures({ ...aQuizResults({ students: [{ scores: null }] }), pools })).toBeNull();
});

test('who was not asked a question is in none of its groups of answers, nor among the blank ones', () => {
  const groups = reviewGroups(aDrawnClass(), 'q1');
  expect(groups.map(({ studentIds }) => studentIds)).toEqual([['student1'], ['student2']]);
});
