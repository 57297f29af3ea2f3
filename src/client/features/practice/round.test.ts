import { expect, test } from 'vitest';
import type { NextPractice, PracticeFeedback } from '../../../shared/practice/schema';
import { answeredIn, newRound, type Round, withAnswer, withFeedback, withJudgement, withNext } from './round';

const question: NonNullable<NextPractice['question']> = {
  ...{ type: 'short', _id: 'q', format: 'plain', text: 'Why?', maximumMarks: 2, options: [] },
  ...{ imageUrl: null, imageAlt: null, timeLimit: null, min: null, max: null, step: null },
};
const aNext = (more: Partial<NextPractice> = {}): NextPractice => ({
  ...{ title: 'Leaves', lang: null, question, showing: 's1', dueCount: 2, newCount: 3, nextDueAt: null },
  ...{ timesAnswered: 0, largerText: false, serverNow: 1000 },
  ...more,
});
const aFeedback = (more: Partial<PracticeFeedback> = {}): PracticeFeedback => ({
  ...{ type: 'short', questionId: 'q', questionText: 'Why?', studentAnswer: 'Sun' },
  ...{ correctAnswer: 'Chlorophyll', correctAnswerText: 'Chlorophyll', isCorrect: false, score: 0 },
  ...{ maximumMarks: 2, isUnsure: false, nextDueAt: 61_000, serverNow: 1000 },
  ...more,
});
const asked = (more: Partial<NextPractice> = {}): Round => withNext(newRound, aNext(more), 0);

test('due and new questions are both left', () => {
  expect(asked()).toMatchObject({ stage: 'asking', left: 5, title: 'Leaves' });
});

test('an answer counts as correct, partly correct or to practise again', () => {
  const of = (score: number) => withFeedback(asked(), aFeedback({ score })).tally;
  expect(of(2)).toMatchObject({ correct: 1 });
  expect(of(1)).toMatchObject({ 'partly-correct': 1 });
  expect(of(0)).toMatchObject({ incorrect: 1 });
});

test('an unsure mark counts as the student judges it, once', () => {
  const told = withFeedback(asked(), aFeedback({ isUnsure: true }));
  expect(answeredIn(told)).toBe(0);
  expect(withJudgement(told, true).tally.correct).toBe(1);
  expect(withJudgement(told, false).tally.incorrect).toBe(1);
});

test('an answered question is no longer left, and ahead of time none is', () => {
  expect(withFeedback(asked(), aFeedback()).left).toBe(4);
  const ahead = { ...asked({ dueCount: 0, newCount: 0 }), isAhead: true };
  expect(withFeedback(ahead, aFeedback()).left).toBe(0);
});

test('when nothing is due the round is over, with the next date', () => {
  const told = withFeedback(asked(), aFeedback({ score: 2 }));
  const over = withNext(told, aNext({ question: null, showing: null, nextDueAt: 9000 }), 5);
  expect(over).toMatchObject({ stage: 'over', asked: null, feedback: null, nextDueAt: 9000 });
  expect(over.saidAt).toEqual({ serverNow: 1000, receivedAtMs: 5 });
  expect(over.tally.correct).toBe(1);
});

test('input after the check changes nothing', () => {
  const told = withFeedback(withAnswer(asked(), 'Sun'), aFeedback());
  expect(withAnswer(told, 'Moon').asked?.answer).toBe('Sun');
});
