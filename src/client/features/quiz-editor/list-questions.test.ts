import { expect, test } from 'vitest';
import { blankQuestion } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import { blankQuiz } from '../../../shared/quiz/draft';
import type { Quiz } from '../../../shared/quiz/schema';
import { written } from '../../rules/pending/queue';
import { blankForm } from './forms/question-form';
import { lackOf } from './lacks';
import { listQuestions, totalMarks } from './list-questions';
import type { Refusal } from './writing/send-written';
import { nothingWritten, type WritingState } from './writing/writing-state';
import type { Written } from './writing/written';

const aQuestion = (id: string) =>
  toQuestion(
    { ...blankQuestion('short'), text: `Question ${id}`, correctAnswer: 'Yes', maximumMarks: 2 },
    id,
    null,
  );

const quiz: Quiz = {
  ...blankQuiz('Cells'),
  ...{ _id: 'quiz', isPublished: false, shareId: null, acceptingResponses: true },
  ...{ hasStarted: false, runningCount: 0, draftCount: 1, right: 'own', owner: null },
  ...{ releaseAt: null, releaseRefusal: null },
  ...{ evaluationStatus: 'pending', evaluationProgress: 0, scoresReleased: false, attemptedBy: [] },
  questions: [aQuestion('a'), aQuestion('b')],
  order: ['a', 'u', 'b'],
  pools: [],
  drafts: [
    {
      ...{ _id: 'u', isChange: false, imageUrl: null, updatedAt: 0 },
      draft: { ...blankQuestion('mcq'), text: 'Which?', options: ['Yes', 'No'] },
      issues: [{ field: 'correctAnswer', sentence: 'Select one correct option' }],
    },
  ],
};
const list = (state: Partial<WritingState> = {}, openId?: string) =>
  listQuestions(quiz, { ...nothingWritten, ...state }, { useQuestionTimer: false, openId });

test('stored and unfinished questions are in one order, and the unfinished one says what it lacks', () => {
  expect(list().map(({ id, number }) => `${number} ${id}`)).toEqual(['1 a', '2 u', '3 b']);
  expect(list().map(lackOf)).toEqual([undefined, 'No key yet', undefined]);
  expect(totalMarks(list(), [])).toBe(5);
  expect(totalMarks(list(), [{ draw: 1, questionIds: ['a', 'b'] }])).toBe(3);
});

test('unsaved text is shown', () => {
  const form = { ...blankForm('short'), text: 'Why?' };
  const queue = written<Written, Refusal>(new Map(), ['a'], { kind: 'question', id: 'a', form }, 0);
  expect(list({ queue })[0]).toMatchObject({ form: { text: 'Why?' }, isUntouched: false });
  expect(list({ queue }).map(lackOf)[0]).toBe('No key yet');
});

test('a new question is at the end while open, and counts once it has content', () => {
  const added = [{ id: 'new', form: blankForm('mcq') }];
  expect(list({ added }, 'new').at(-1)).toMatchObject({ id: 'new', number: 4, isUntouched: true });
  expect(totalMarks(list({ added }, 'new'), [])).toBe(5);
  expect(list({ added })).toHaveLength(3);
});

test('a move is shown before the server answers', () => {
  expect(list({ order: ['b', 'a', 'u'] }).map(({ id }) => id)).toEqual(['b', 'a', 'u']);
});
