import type { CORRECTION_POLICIES } from '../constants';
import type { Question } from '../question/schema';
import { questionTypeOf } from '../question-types/registry';
import { markingMessages } from './messages';
import type { AlsoAccepted } from './schema';

export type CorrectionPolicy = (typeof CORRECTION_POLICIES)[number];

/** A correction that stands: what counts after it, and the question as it was before it. */
export interface CorrectionInForce {
  readonly policy: CorrectionPolicy;
  readonly before: Question;
}

/**
 * The question with each correct answer that counts after its corrections (newest first), the present one first; null
 * where everybody gets full marks. 'both' keeps what counted before it, 'new' and 'full' put an end to it.
 */
export function keysThatCount(
  question: Question,
  corrections: readonly CorrectionInForce[],
): readonly Question[] | null {
  const [last, ...earlier] = corrections;
  if (!last || last.policy === 'new') return [question];
  if (last.policy === 'full') return null;
  const { text, maximumMarks } = question;
  const before = keysThatCount({ ...last.before, text, maximumMarks }, earlier);
  return before && [question, ...before];
}

/** What counts beside the present correct answer, given all that count: what reads the same is said once. */
export function alsoAccepted(question: Question, keys: ReturnType<typeof keysThatCount>): AlsoAccepted[] {
  if (!keys) return [{ correctAnswer: null, correctAnswerText: markingMessages.everyAnswer }];
  const textOf = (key: Question) => questionTypeOf(key).keyText(key);
  const byText = new Map(keys.map((key) => [textOf(key), key.correctAnswer]));
  byText.delete(textOf(question));
  return [...byText].map(([correctAnswerText, correctAnswer]) => ({ correctAnswer, correctAnswerText }));
}

/** All model answers of a text question as one: each line is an accepted answer. */
export const joinModelAnswers = (modelAnswers: readonly string[]): string =>
  [...new Set(modelAnswers.flatMap((each) => each.split('\n')))].join('\n');
