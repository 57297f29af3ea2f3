import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { blankQuestion } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import type { Question } from '../../../shared/question/schema';
import { blankQuiz } from '../../../shared/quiz/draft';
import type { Quiz } from '../../../shared/quiz/schema';
import { countChanges, fitOrder, issuesOf, toForm, toRequest } from './quiz-form';

const aQuestion = (id: string, timeLimit: number | null = null): Question =>
  toQuestion({ ...blankQuestion('short'), timeLimit }, id, null);

const aQuiz = (parts: Partial<Quiz> = {}): Quiz => ({
  ...blankQuiz('Cell biology'),
  ...{ _id: 'quiz', isPublished: false, shareId: null, acceptingResponses: true },
  ...{ hasStarted: false, runningCount: 0, draftCount: 0, drafts: [], order: ['a', 'b', 'c'] },
  ...{ evaluationStatus: 'pending', evaluationProgress: 0, scoresReleased: false, attemptedBy: [] },
  questions: [aQuestion('a'), aQuestion('b'), aQuestion('c')],
  ...parts,
});

test('the minutes that a teacher types are stored as seconds', () => {
  const quiz = aQuiz();
  expect(toForm(quiz).totalMinutes).toBe('30');
  expect(toRequest({ ...toForm(quiz), totalMinutes: '45' }, quiz).totalTimeSeconds).toBe(2700);
});

test('less than a minute, nothing and nonsense are no total time', () => {
  const quiz = aQuiz();
  for (const totalMinutes of ['0.5', '0', '', 'soon', '-3']) {
    const sentences = issuesOf({ ...toForm(quiz), totalMinutes }, quiz).map(({ sentence }) => sentence);
    expect(sentences, totalMinutes).toEqual([messages.quizTotalTimeRequired]);
  }
});

test('a shorter time that came over the API stays when the teacher changes something else', () => {
  const quiz = aQuiz({ totalTimeSeconds: 30 });
  expect(issuesOf({ ...toForm(quiz), title: 'Osmosis' }, quiz)).toEqual([]);
});

test('question timers force navigation off and ask for a limit on every question', () => {
  const quiz = aQuiz({ questions: [aQuestion('a', 30), aQuestion('b')] });
  const form = { ...toForm(quiz), useQuestionTimer: true, totalMinutes: '' };
  expect(toRequest(form, quiz)).toMatchObject({ allowNavigation: false, totalTimeSeconds: 1800 });
  expect(issuesOf(form, quiz).map(({ sentence }) => sentence)).toEqual([
    messages.quizQuestionTimesRequired([2]),
  ]);
});

test('a deleted question leaves the order, and a restored one comes back where it was', () => {
  const quiz = aQuiz();
  const moved = { ...toForm(quiz), order: ['c', 'a', 'b'] };
  const without = fitOrder(moved, aQuiz({ questions: [aQuestion('a'), aQuestion('c')] }));
  expect(without.order).toEqual(['c', 'a']);
  expect(fitOrder(without, quiz).order).toEqual(['c', 'b', 'a']);
});

test('only what differs from the stored quiz counts as a change', () => {
  const quiz = aQuiz();
  expect(countChanges(toForm(quiz), toForm(quiz))).toBe(0);
  const changed = { ...toForm(quiz), title: 'Osmosis', order: ['b', 'a', 'c'] };
  expect(countChanges(changed, toForm(quiz))).toBe(2);
});
