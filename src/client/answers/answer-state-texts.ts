import type { AnswerState } from '../rules/results/answer-state';

/** Spec §2 quotes the first and the last word. */
export const answerStateTexts = {
  correct: 'Correct',
  'partly-correct': 'Partly correct',
  incorrect: 'Incorrect',
} as const satisfies Record<AnswerState, string>;
