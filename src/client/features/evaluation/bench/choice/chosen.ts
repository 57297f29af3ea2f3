import type { Answer } from '../../../../../shared/answer/answer';
import { answerTextTo } from '../../../../../shared/question-types/answer-text-to';
import { questionTypeOf, type TypeBody } from '../../../../../shared/question-types/registry';
import { isAnsweredBy, isChoice, type ObjectiveQuestion } from '../../../../../shared/question-types/traits';
import { optionLabel } from '../../../../question-types/choice/option-label';
import { plainWords } from '../../../../rich-text/plain-words';
import type { QuestionTexts } from '../../../../rich-text/texts-context';
import type { Combination, OptionCount, OptionCounts } from '../../../../rules/results/option-counts';
import { choiceTexts } from './choice-texts';

/** An option, value, combination or empty answer, markable as a whole. */
export interface Chosen {
  readonly id: string;
  /** How to read its texts. */
  readonly texts: QuestionTexts;
  /** The part of the question it answers; null for the whole. */
  readonly group: string | null;
  /** The letters of its options; null without any. */
  readonly letters: string | null;
  /** Null for an empty answer. */
  readonly label: string | null;
  readonly studentIds: readonly string[];
  /** The question with this answer accepted too, if possible. */
  accepting?(): TypeBody;
}

/** Its readable name: part, letter and text. */
export function nameOf({ texts, group, letters, label }: Chosen): string {
  if (label === null) return choiceTexts.noAnswer;
  const words = plainWords({ ...texts, text: label });
  const own = letters === null || letters === label ? words : `${letters} ${words}`;
  return group === null ? own : `${plainWords({ ...texts, text: group })}: ${own}`;
}

const textsOf = ({ format, formatted }: ObjectiveQuestion): QuestionTexts => ({ format, formatted });

const NO_ANSWER_ID = 'none';

export function chosenOption(question: ObjectiveQuestion, count: OptionCount, at: number): Chosen {
  const texts = textsOf(question);
  const { label, group, studentIds, accepting } = count;
  if (label === null) return { id: NO_ANSWER_ID, texts, group, letters: null, label, studentIds };
  const isLettered = group === null && questionTypeOf(question).shownOptions?.(question)?.[at] === label;
  const letters = isLettered ? optionLabel(at) : null;
  return { id: `option ${at}`, texts, group, letters, label, studentIds, ...(accepting && { accepting }) };
}

export const chosenTogether = (question: ObjectiveQuestion, { answer, studentIds }: Combination): Chosen => ({
  id: `together ${JSON.stringify(answer)}`,
  texts: textsOf(question),
  group: null,
  letters: lettersOf(question, answer),
  label: answerTextTo(question, answer),
  studentIds,
});

/** Everything that can be selected. */
export const allChosen = (question: ObjectiveQuestion, counts: OptionCounts): Chosen[] => [
  ...counts.options.map((option, at) => chosenOption(question, option, at)),
  ...(counts.unanswered ? [chosenOption(question, counts.unanswered, -1)] : []),
  ...counts.combinations.map((combination) => chosenTogether(question, combination)),
];

/** An answer as option letters, ticks in option order; other answers as they are. */
export function lettersOf(question: ObjectiveQuestion, answer: Answer): string {
  const options = questionTypeOf(question).shownOptions?.(question);
  const values = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  const places = values.map((value) => options?.indexOf(value) ?? -1);
  if (places.length === 0 || places.includes(-1)) return answerTextTo(question, answer);
  const inOrder = isAnsweredBy(question, 'options')
    ? [...new Set(places)].sort((left, right) => left - right)
    : places;
  return inOrder.map(optionLabel).join(', ');
}

/** The key as option letters, or in readable form. */
export function keyLettersOf(question: ObjectiveQuestion): string {
  return isChoice(question)
    ? lettersOf(question, question.correctAnswer)
    : questionTypeOf(question).keyText(question);
}

/** Whether the marks depend on several choices together. */
export const isTakenTogether = (question: ObjectiveQuestion, { options }: OptionCounts): boolean =>
  isAnsweredBy(question, 'options') || options.some(({ group }) => group !== null);
