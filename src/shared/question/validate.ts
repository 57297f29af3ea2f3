import { MAXIMUM_MARKS_CEILING, TOTAL_TIME_MAXIMUM_SECONDS } from '../constants';
import type { Issue } from '../errors';
import { messages } from '../messages';
import { rangeSentence } from '../number-answer/typed-number';
import type { FieldCheck } from '../question-types/question-type-module';
import { questionTypeOf } from '../question-types/registry';
import type { QuestionDraft } from './draft';

/**
 * The issues that keep a question from being saved, in the documented order (spec §5 "Question save"); times
 * are seconds. At most one for each field: the first that applies. Options are compared trimmed.
 */
export function validateQuestion(draft: QuestionDraft, quiz: { useQuestionTimer: boolean }): Issue[] {
  const checks: readonly FieldCheck[] = [
    ['text', isBlank(draft.text) ? messages.questionTextRequired : null],
    ...questionTypeOf(draft).check(draft, draft),
    [
      'timeLimit',
      isTimeLimitFine(draft.timeLimit, quiz.useQuestionTimer) ? null : messages.questionTimeRequired,
    ],
    ['maximumMarks', Number.isNaN(draft.maximumMarks) ? rangeSentence(MARKS) : null],
  ];
  return checks.flatMap(([field, sentence]) => (sentence === null ? [] : [{ field, sentence }]));
}

const MARKS = { min: 1, max: MAXIMUM_MARKS_CEILING, step: 1 };

/** Whether a number is a valid question time: whole seconds above 0. */
export const isTimeLimit = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds > 0 && seconds <= TOTAL_TIME_MAXIMUM_SECONDS;

const isBlank = (text: string) => text.trim() === '';

// The field is disabled without question timers: 0 is harmless then, other invalid values are not.
function isTimeLimitFine(timeLimit: number | null, useQuestionTimer: boolean): boolean {
  if (useQuestionTimer) return timeLimit !== null && isTimeLimit(timeLimit);
  return timeLimit === null || timeLimit <= 0 || isTimeLimit(timeLimit);
}
