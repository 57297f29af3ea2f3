import { readNumberKey } from '../../../../shared/number-answer/number-key';
import { gapRunCount } from '../../../../shared/question-types/cloze/gap-runs';
import { typedSentences } from './sentences';
import type { TypedIssue, TypedQuestion } from './typed-question';

/** The type shown by the lines of a question that declares none. */
export function shownBy(question: TypedQuestion): 'range' | 'options' | 'number' | 'gaps' | 'text' {
  const { fields, options } = question;
  if (fields.has('slider')) return 'range';
  if (options.length > 0) return 'options';
  if (fields.has('tolerance') || fields.has('unit') || hasTolerance(question)) return 'number';
  // One gap in a sentence may be a short answer.
  const gaps = gapRunCount(question.text);
  return gaps > 1 && answersToGaps(question, gaps) ? 'gaps' : 'text';
}

/** A bare number may be a short answer; one with a tolerance is not. */
const hasTolerance = (question: TypedQuestion): boolean =>
  readNumberKey(pastedAnswerText(question))?.tolerance !== undefined;

/** Separators of gap answers: the first that yields as many answers as gaps is used. */
const BETWEEN_GAPS = [/;/, /\n/, /,/, /\s\/\s/, /\sand\s/];

/** The answers to this number of gaps; undefined if there are more or fewer. */
export function answersToGaps(question: TypedQuestion, count: number): string[] | undefined {
  const answer = withoutNumbers(pastedAnswerText(question));
  return BETWEEN_GAPS.map((sign) => answer.split(sign)).find(({ length }) => length === count);
}

/** Removes the numbers of "1) blood 2) oxygen" and "(a) blood, (b) oxygen". */
function withoutNumbers(answer: string): string {
  if (!/^\(?[1ai][.)]/.test(answer)) return answer;
  const parts = answer.split(/(?:^|[\s,;])\(?(?:\d{1,2}|[a-h]|[iv]{1,4})[.)]\s/);
  return parts.flatMap((part) => (part.trim() === '' ? [] : [part.trim()])).join('\n');
}

export const pastedAnswerText = ({ fields }: TypedQuestion): string => fields.get('answer')?.value ?? '';

export const issueAt = (
  at: { line: number } | undefined,
  applies: boolean,
  sentence: string,
): TypedIssue[] => (at !== undefined && applies ? [{ line: at.line, sentence }] : []);

export const optionsOnlyForChoices = ({ options }: TypedQuestion): TypedIssue[] =>
  issueAt(options[0], true, typedSentences.optionsNeedChoice);

export const rangeOnlyForSliders = ({ fields }: TypedQuestion): TypedIssue[] =>
  issueAt(fields.get('slider'), true, typedSentences.rangeNeedsSlider);
