import type { Answer } from '../../../../../shared/attempt/answer';
import { answerText } from '../../../../../shared/attempt/answer-text';
import type { ObjectiveQuestion } from '../../../../../shared/question-types/marking';
import { questionTypeOf } from '../../../../../shared/question-types/registry';
import type { Combination, OptionCount, OptionCounts } from '../../../../../shared/results/option-counts';
import { optionLabel } from '../../../../question-types/choice/option-label';
import { choiceTexts } from './choice-texts';

/** An option, a value, a combination or no answer: what a mark can be given for as a whole. */
export interface Chosen {
  readonly id: string;
  /** The letter of an option, or the letters of several; null where there are none. */
  readonly letters: string | null;
  /** Null for no answer. */
  readonly label: string | null;
  readonly studentIds: readonly string[];
}

/** As one reads it: the letter and the text. */
export function nameOf({ letters, label }: Chosen): string {
  if (label === null) return choiceTexts.noAnswer;
  return letters === null || letters === label ? label : `${letters} ${label}`;
}

const NO_ANSWER_ID = 'none';

export const chosenOption = (
  question: ObjectiveQuestion,
  { label, studentIds }: OptionCount,
  at: number,
): Chosen =>
  label === null
    ? { id: NO_ANSWER_ID, letters: null, label, studentIds }
    : {
        id: `option ${at}`,
        letters: questionTypeOf(question).shownOptions(question) ? optionLabel(at) : null,
        label,
        studentIds,
      };

export const chosenTogether = (question: ObjectiveQuestion, { answer, studentIds }: Combination): Chosen => ({
  id: `together ${JSON.stringify(answer)}`,
  letters: lettersOf(question, answer),
  label: answerText(answer),
  studentIds,
});

/** All that can be looked at by itself. */
export const allChosen = (question: ObjectiveQuestion, counts: OptionCounts): Chosen[] => [
  ...counts.options.map((option, at) => chosenOption(question, option, at)),
  ...(counts.unanswered ? [chosenOption(question, counts.unanswered, -1)] : []),
  ...counts.combinations.map((combination) => chosenTogether(question, combination)),
];

/** An answer in the letters of its options, in their order; values as they are. */
export function lettersOf(question: ObjectiveQuestion, answer: Answer): string {
  const options = questionTypeOf(question).shownOptions(question);
  if (!options) return answerText(answer);
  const chosen = new Set<unknown>([answer].flat());
  return options.flatMap((option, at) => (chosen.has(option) ? [optionLabel(at)] : [])).join(', ');
}

/** The correct answer in the letters of its options, or as a person reads it. */
export function keyLettersOf(question: ObjectiveQuestion): string {
  const { type, correctAnswer } = question;
  return type === 'mcq' || type === 'msq'
    ? lettersOf(question, correctAnswer)
    : questionTypeOf(question).keyText(question);
}
