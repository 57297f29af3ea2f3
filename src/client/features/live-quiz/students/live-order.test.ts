import { expect, test } from 'vitest';
import { aWatchedQuiz } from './a-watched-quiz';
import { inOrder, type LiveOrder } from './live-order';

const done = { submittedAt: 1, submittedBy: 'student' } as const;
const quiz = aWatchedQuiz({
  Zoe: { answeredCount: 9, deadline: 900 },
  Abe: { ...done, answeredCount: 10 },
  Ben: { connection: 'saving', answeredCount: 5, focusLostCount: 1 },
  Cleo: { isAway: true, answeredCount: 2, focusLostCount: 1 },
  Dev: { focusLostCount: 2, answeredCount: 2 },
  Eve: { connection: 'offline', answeredCount: 4 },
  Fay: { ...done, submittedBy: 'server', answeredCount: 1 },
});
const names = (order: LiveOrder, of = quiz) => inOrder(of, order).map(({ studentName }) => studentName);

test('students who need attention are first, finished ones last, and ties by name', () => {
  expect(names('look')).toEqual(['Eve', 'Cleo', 'Dev', 'Ben', 'Zoe', 'Fay', 'Abe']);
});

test('each other order sorts by its own key', () => {
  expect(names('name')).toEqual(['Abe', 'Ben', 'Cleo', 'Dev', 'Eve', 'Fay', 'Zoe']);
  expect(names('answered')).toEqual(['Fay', 'Cleo', 'Dev', 'Eve', 'Ben', 'Zoe', 'Abe']);
  expect(names('time')).toEqual(['Zoe', 'Ben', 'Cleo', 'Dev', 'Eve', 'Abe', 'Fay']);
  expect(names('tabs')).toEqual(['Dev', 'Ben', 'Cleo', 'Abe', 'Eve', 'Fay', 'Zoe']);
});

test('while the quiz is paused no student is away', () => {
  expect(names('look', { ...quiz, pausedSince: 1 })).toEqual([
    'Eve',
    'Dev',
    'Ben',
    'Cleo',
    'Zoe',
    'Fay',
    'Abe',
  ]);
});
