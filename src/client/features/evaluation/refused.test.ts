import { expect, test } from 'vitest';
import type { ReviewedResult } from '../../../shared/results/schema';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { insistOn, restOf, seenIn } from './refused';
import { marksOfOthers } from './together/others';

const BEN = { name: 'Ben', isYou: false };
const ANN = { name: 'Ann', isYou: true };

/** Three students, whose marks on the first question are a colleague's, the teacher's own and suggested. */
function aClass(change: Partial<ReviewedResult>[] = []) {
  const marks: Partial<ReviewedResult>[] = [
    { source: 'teacher', markedBy: BEN, markedAt: 10 },
    { source: 'teacher', markedBy: ANN, markedAt: 20 },
    { source: 'built-in', markedBy: null, markedAt: 30 },
  ];
  const results = aQuizResults({ students: marks.map(() => ({ scores: [1, 0] })) });
  return {
    ...results,
    results: results.results.map((student, at) => ({
      ...student,
      evaluationResults: student.evaluationResults.map((result) =>
        result.questionId === 'q1' ? { ...result, ...marks[at], ...change[at] } : result,
      ),
    })),
  };
}

const decision = {
  questionId: 'q1',
  given: [
    { marks: 1, studentIds: ['student1', 'student2'] },
    { marks: 0, studentIds: ['student3'] },
  ],
  seenAt: { student3: 5 },
};
const refused = {
  decision,
  sentence: 'Ben gave 2 marks.',
  stands: [{ studentId: 'student3', by: BEN, at: 40, marks: 2 }],
};

test('only colleagues’ marks on the page are named as seen', () => {
  expect(seenIn(aClass(), decision)).toEqual({ student1: 10 });
});

test('a mark by an unknown author is named as seen, since it may have changed', () => {
  expect(seenIn(aClass([{ markedBy: null }]), decision)).toEqual({ student1: 10 });
});

test('insisting repeats the decision with the current marks as seen', () => {
  expect(insistOn(refused)).toEqual({ ...decision, seenAt: { student3: 40 } });
});

test('the rest omits answers decided by a colleague, and empty groups', () => {
  expect(restOf(refused)?.given).toEqual([{ marks: 1, studentIds: ['student1', 'student2'] }]);
  const all = ['student1', 'student2', 'student3'].map((studentId) => ({
    studentId,
    by: BEN,
    at: 40,
    marks: 2,
  }));
  expect(restOf({ ...refused, stands: all })).toBeUndefined();
});

test('between two polls only colleagues’ new marks on the open question are reported', () => {
  const [before, after] = [aClass(), aClass([{}, {}, { source: 'teacher', markedBy: BEN, markedAt: 50 }])];
  expect(marksOfOthers({ before, after, questionId: 'q1' })).toEqual([{ name: 'Ben', count: 1 }]);
  expect(marksOfOthers({ before, after, questionId: 'q2' })).toEqual([]);
  expect(marksOfOthers({ before: after, after, questionId: 'q1' })).toEqual([]);
});
