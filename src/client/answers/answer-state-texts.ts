import type { AnswerState } from '../rules/results/answer-state';
import { texts } from './texts';

/** Spec §2 quotes the first and the last word. */
export const answerStateTexts = {
  correct: texts.correct,
  'partly-correct': texts.partlyCorrect,
  incorrect: texts.incorrect,
} as const satisfies Record<AnswerState, string>;
