import { expect, test } from 'vitest';
import { LazyList } from '../../rules/encoded-json';
import { linesSchema } from './calls';
import type { StudentLine } from './views';

const line: StudentLine = {
  attemptId: 'a1',
  studentId: 's1',
  studentName: 'Sam',
  studentEmail: 'sam@school.example',
  submittedAt: 1,
  submittedBy: 'student',
  isEvaluated: false,
  scoresReleased: false,
  heldBack: null,
  focusLostCount: 0,
  score: null,
  maxScore: 10,
  percentage: null,
  comment: null,
  notAsked: [],
  answers: {},
  evaluationResults: [],
};

test('streamed lines are sent one by one, with only the fields of their schema', () => {
  let read = 0;
  const lines = new LazyList(function* () {
    for (const attemptId of ['a1', 'a2']) {
      read += 1;
      yield { ...line, attemptId, closingSince: 5 };
    }
  });
  const sent = linesSchema.parse(lines);
  expect(read).toBe(0);
  expect(sent).toBeInstanceOf(LazyList);
  expect(JSON.parse(JSON.stringify(sent))).toEqual([line, { ...line, attemptId: 'a2' }]);
});
