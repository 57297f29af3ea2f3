import { MINIMUM_OPTION_COUNT, TOTAL_TIME_MAXIMUM_SECONDS } from '../constants';
import type { Issue } from '../errors';
import { messages } from '../messages';
import type { QuestionDraft } from './draft';
import { isOnStep } from './slider';

/**
 * What keeps a question from being saved, in the documented order (spec §5 "Question save"); times are seconds.
 * At most one issue a field: the first that applies. Options are compared without the spaces around them.
 */
export function validateQuestion(draft: QuestionDraft, quiz: { useQuestionTimer: boolean }): Issue[] {
  const checks: readonly [field: string, sentence: string | null][] = [
    ['text', isBlank(draft.text) ? messages.questionTextRequired : null],
    ...answerChecks(draft),
    [
      'timeLimit',
      isTimeLimitFine(draft.timeLimit, quiz.useQuestionTimer) ? null : messages.questionTimeRequired,
    ],
  ];
  return checks.flatMap(([field, sentence]) => (sentence === null ? [] : [{ field, sentence }]));
}

/** Whether a number can be a question's time: whole seconds above 0. */
export const isTimeLimit = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds > 0 && seconds <= TOTAL_TIME_MAXIMUM_SECONDS;

const isBlank = (text: string) => text.trim() === '';
const isGiven = (number: number | null): number is number => number !== null && Number.isFinite(number);

// The field is disabled without question timers: a 0 left in it does no harm, nonsense does.
function isTimeLimitFine(timeLimit: number | null, useQuestionTimer: boolean): boolean {
  if (useQuestionTimer) return timeLimit !== null && isTimeLimit(timeLimit);
  return timeLimit === null || timeLimit <= 0 || isTimeLimit(timeLimit);
}

function answerChecks(draft: QuestionDraft): [string, string | null][] {
  switch (draft.type) {
    case 'mcq':
    case 'msq':
      return [
        ['options', optionsIssue(draft.options)],
        ['correctAnswer', draft.type === 'mcq' ? mcqIssue(draft) : msqIssue(draft)],
      ];
    case 'short':
    case 'long':
      return [['correctAnswer', hasModelAnswer(draft) ? null : messages.modelAnswerRequired]];
    case 'slider':
      return [
        ['slider', sliderRangeIssue(draft)],
        ['correctAnswer', sliderAnswersIssue(draft)],
      ];
  }
}

function optionsIssue(options: readonly string[]): string | null {
  if (options.some(isBlank)) return messages.optionBlank;
  if (options.length < MINIMUM_OPTION_COUNT) return messages.optionsTooFew;
  return trimmed(options).size < options.length ? messages.optionsNotUnique : null;
}

const trimmed = (texts: readonly string[]) => new Set(texts.map((text) => text.trim()));

function mcqIssue({ options, correctAnswer }: QuestionDraft): string | null {
  const isAmongOptions = typeof correctAnswer === 'string' && trimmed(options).has(correctAnswer.trim());
  return isAmongOptions && !isBlank(correctAnswer) ? null : messages.mcqCorrectRequired;
}

function msqIssue({ options, correctAnswer }: QuestionDraft): string | null {
  if (typeof correctAnswer === 'string' || correctAnswer.length === 0) return messages.msqCorrectRequired;
  const known = trimmed(options);
  const areKnown = correctAnswer.every((answer) => typeof answer === 'string' && known.has(answer.trim()));
  return areKnown ? null : messages.msqCorrectUnknown;
}

const hasModelAnswer = ({ correctAnswer }: QuestionDraft) =>
  typeof correctAnswer === 'string' && !isBlank(correctAnswer);

function sliderRangeIssue({ min, max, step }: QuestionDraft): string | null {
  if (!isGiven(min) || !isGiven(max) || !isGiven(step)) return messages.sliderRangeRequired;
  if (max <= min) return messages.sliderMaxNotAboveMin;
  return step > 0 ? null : messages.sliderStepNotPositive;
}

function sliderAnswersIssue(draft: QuestionDraft): string | null {
  const { correctAnswer, min, max, step } = draft;
  if (typeof correctAnswer === 'string' || correctAnswer.length === 0) return messages.sliderAnswerRequired;
  const answers = correctAnswer.filter((answer) => typeof answer === 'number' && Number.isFinite(answer));
  if (answers.length < correctAnswer.length) return messages.sliderAnswersNotNumbers;
  if (sliderRangeIssue(draft) !== null || min === null || max === null || step === null) return null;
  const numbers = answers.map(Number);
  if (numbers.some((answer) => answer < min || answer > max)) return messages.sliderAnswersOutOfRange;
  const offStep = numbers.find((answer) => !isOnStep(answer, min, step));
  return offStep === undefined ? null : messages.sliderAnswerOffStep(offStep, min);
}
