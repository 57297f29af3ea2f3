import type { Answer } from '../../../shared/answer/answer';
import { answerText } from '../../../shared/answer/answer-text';
import { FAIR_PERCENT, GOOD_PERCENT, QUESTION_TEXT_CUT } from '../../../shared/constants';
import { formatNumber } from '../../../shared/languages/format-number';
import { sentencesOf } from '../../../shared/languages/sentences';
import { messages } from '../../../shared/messages';

const texts = sentencesOf('attempts');

/** The colour of a question's bar by its percentage (spec §9). */
export function barTone(percent: number): 'green' | 'yellow' | 'red' {
  if (percent >= GOOD_PERCENT) return 'green';
  return percent >= FAIR_PERCENT ? 'yellow' : 'red';
}

/** The tone of a progress bar in each colour. */
export const PROGRESS_TONES = { green: 'ok', yellow: 'warn', red: 'bad' } as const;

/** A question text cut at 80 characters (spec §9), never inside one. */
export function cutQuestionText(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= QUESTION_TEXT_CUT) return text;
  return `${characters.slice(0, QUESTION_TEXT_CUT).join('')}…`;
}

/** A readable answer: a dash for none, several joined by commas (spec §2 "Expanded responses"). */
export function displayAnswer(answer: Answer | null | undefined): string {
  if (typeof answer === 'number') return formatNumber(answer);
  const text = answerText(answer ?? '');
  return text.trim() === '' ? messages.noValue : text;
}

/** A released score as score/maxScore, else 'Results not released' (spec §2). */
export function displayScore(attempt: {
  scoresReleased: boolean;
  score: number | null;
  maxScore: number | null;
}): string {
  const { scoresReleased, score, maxScore } = attempt;
  return scoresReleased && score !== null && maxScore !== null
    ? texts.score({ score, maximum: maxScore })
    : messages.resultsNotReleased;
}
