import { expect, test } from 'vitest';
import { blankQuiz } from '../../../shared/quiz/draft';
import type { QuizRow } from '../../../shared/quiz/schema';
import { durationText, questionCountText } from '../../quiz-parts/quiz-facts';
import { nextAction } from './next-action';
import { fitsSearch, type QuizSearch } from './QuizListBar';

const aRow = (parts: Partial<QuizRow> = {}): QuizRow => ({
  ...blankQuiz('Cell biology'),
  ...{ _id: 'quiz', isPublished: false, shareId: null, acceptingResponses: true, questions: ['q1'] },
  ...{ evaluationStatus: 'pending', evaluationProgress: 0, scoresReleased: false },
  ...{ attemptedBy: [], hasStarted: false, runningCount: 0, startedCount: 0, toReview: 0, meanPercent: null },
  ...{ marks: 2, draftCount: 0, folder: '', createdAt: 1, lastActivityAt: 1 },
  ...parts,
});
const published: Partial<QuizRow> = { isPublished: true, shareId: 'K7M2QX4P' };
const attempted: Partial<QuizRow> = { ...published, attemptedBy: ['asha'] };

test('a quiz tells its minutes, or that each question has a time of its own', () => {
  expect(durationText(aRow())).toBe('30 minutes');
  expect(durationText(aRow({ totalTimeSeconds: 60 }))).toBe('1 minute');
  expect(durationText(aRow({ totalTimeSeconds: 90 }))).toBe('1.5 minutes');
  expect(durationText(aRow({ useQuestionTimer: true }))).toBe('Time limit per question');
});

test('a quiz tells how many questions it has', () => {
  expect(questionCountText(aRow({ questions: [] }))).toBe('No questions');
  expect(questionCountText(aRow())).toBe('1 question');
  expect(questionCountText(aRow({ questions: ['q1', 'q2'] }))).toBe('2 questions');
});

test('one thing comes next with a quiz, from writing it to looking at its results', () => {
  expect(nextAction(aRow({ questions: [] }))).toBe('edit');
  expect(nextAction(aRow())).toBe('publish');
  expect(nextAction(aRow(published))).toBe('share');
  expect(nextAction(aRow({ ...attempted, runningCount: 2 }))).toBe('live');
  expect(nextAction(aRow(attempted))).toBe('evaluate');
  expect(nextAction(aRow({ ...attempted, evaluationStatus: 'completed' }))).toBe('results');
  expect(nextAction(aRow({ ...attempted, evaluationStatus: 'completed', scoresReleased: true }))).toBe(null);
});

test('the list is narrowed down by words in any order and by how the quizzes stand', () => {
  const draft = aRow({ _id: 'draft' });
  const open = aRow({ ...published, _id: 'open', title: 'Forces', description: 'Unit test' });
  const closed = aRow({ ...attempted, _id: 'closed', acceptingResponses: false });
  const idsOf = (words: string, filter: QuizSearch['filter'] = 'all') =>
    [draft, open, closed].filter((quiz) => fitsSearch(quiz, { words, filter })).map(({ _id }) => _id);
  expect(idsOf('')).toEqual(['draft', 'open', 'closed']);
  expect(idsOf('test FORCES')).toEqual(['open']);
  expect(idsOf('k7m2')).toEqual(['open', 'closed']);
  expect(idsOf('', 'draft')).toEqual(['draft']);
  expect(idsOf('', 'open')).toEqual(['open']);
  expect(idsOf('', 'to-mark')).toEqual(['closed']);
});
