import type { CorrectionPolicy } from '../../../shared/constants';
import { markingMessages } from '../../../shared/marking/messages';
import type { AlsoAccepted } from '../../../shared/marking/schema';
import type { Question } from '../../../shared/question/schema';
import { questionTypeOf } from '../../../shared/question-types/registry';

/** A correction in force: its rule, and the question before it. */
export interface CorrectionInForce {
  readonly policy: CorrectionPolicy;
  readonly before: Question;
}

/**
 * The question with each correct answer accepted after its corrections (newest first), the current one first;
 * null if all students get full marks. 'both' keeps the earlier keys, 'new' and 'full' end them.
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

/** The keys accepted besides the current one, without repeats. */
export function alsoAccepted(question: Question, keys: ReturnType<typeof keysThatCount>): AlsoAccepted[] {
  if (!keys) return [{ correctAnswer: null, correctAnswerText: markingMessages.everyAnswer }];
  const textOf = (key: Question) => questionTypeOf(key).keyText(key);
  const byText = new Map(keys.map((key) => [textOf(key), key.correctAnswer]));
  byText.delete(textOf(question));
  return [...byText].map(([correctAnswerText, correctAnswer]) => ({ correctAnswer, correctAnswerText }));
}

/** Joins the model answers of a text question: each line is an accepted answer. */
export const joinModelAnswers = (modelAnswers: readonly string[]): string =>
  [...new Set(modelAnswers.flatMap((each) => each.split('\n')))].join('\n');
