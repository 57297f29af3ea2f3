import { expect, test } from 'vitest';
import { messages } from '../../../../shared/messages';
import { blankQuestion } from '../../../../shared/question/draft';
import { toQuestion } from '../../../../shared/question/from-draft';
import type { Question } from '../../../../shared/question/schema';
import { blankQuiz } from '../../../../shared/quiz/draft';
import type { Quiz } from '../../../../shared/quiz/schema';
import { changeOf, issueOf, issuesOf, toForm, toRequest } from './settings-form';

const aQuestion = (id: string, timeLimit: number | null = null): Question =>
  toQuestion({ ...blankQuestion('short'), timeLimit }, id, null);

const aQuiz = (parts: Partial<Quiz> = {}): Quiz => ({
  ...blankQuiz('Cell biology'),
  ...{ _id: 'quiz', isPublished: false, shareId: null, acceptingResponses: true },
  ...{ right: 'own', owner: null },
  ...{ hasStarted: false, runningCount: 0, draftCount: 0, drafts: [], order: ['a', 'b', 'c'], pools: [] },
  ...{ releaseAt: null, releaseRefusal: null },
  ...{ evaluationStatus: 'pending', evaluationProgress: 0, scoresReleased: false, attemptedBy: [] },
  questions: [aQuestion('a'), aQuestion('b'), aQuestion('c')],
  ...parts,
});

test('typed minutes are stored as seconds', () => {
  const quiz = aQuiz();
  expect(toForm(quiz).totalMinutes).toBe('30');
  expect(toRequest({ ...toForm(quiz), totalMinutes: '45' }, quiz).totalTimeSeconds).toBe(2700);
});

test('less than a minute, an empty field and invalid input are no total time', () => {
  const quiz = aQuiz();
  for (const totalMinutes of ['0.5', '0', '', 'soon', '-3']) {
    const sentences = issuesOf({ ...toForm(quiz), totalMinutes }, quiz).map(({ sentence }) => sentence);
    expect(sentences, totalMinutes).toEqual([messages.quizTotalTimeRequired]);
  }
});

test('a shorter time set over the API stays when the teacher changes another setting', () => {
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

test('each setting is validated by itself', () => {
  const quiz = aQuiz({ questions: [aQuestion('a')] });
  const form = { ...toForm(quiz), title: ' ', useQuestionTimer: true };
  expect(issueOf(form, quiz, 'title')).toBe(messages.quizTitleRequired);
  expect(issueOf(form, quiz, 'useQuestionTimer')).toBe(messages.quizQuestionTimesRequired([1]));
  expect(issueOf(form, quiz, 'description')).toBeUndefined();
});

test('only changed settings are sent', () => {
  const quiz = aQuiz();
  const form = { ...toForm(quiz), title: 'Osmosis', totalMinutes: '45' };
  expect(changeOf(form, quiz, 'title')).toEqual({ title: 'Osmosis' });
  expect(changeOf(form, quiz, 'totalMinutes')).toEqual({ totalTimeSeconds: 2700 });
});
