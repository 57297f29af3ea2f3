import { readNumberKey } from '../number-answer/number-key';
import type { BulkIssue, PastedQuestion } from '../question/bulk-paste-groups';
import { bulkPasteTexts } from '../question/bulk-paste-texts';
import { gapRunCount } from './gap-runs';

/** What the lines of a question show of its type where it names none. */
export function shownBy(question: PastedQuestion): 'range' | 'options' | 'number' | 'gaps' | 'text' {
  const { fields, options } = question;
  if (fields.has('slider')) return 'range';
  if (options.length > 0) return 'options';
  if (fields.has('tolerance') || fields.has('unit') || hasTolerance(question)) return 'number';
  // One gap in a sentence may be asked for as a short answer.
  const gaps = gapRunCount(question.text);
  return gaps > 1 && pastedAnswerText(question).split(GAP_ANSWERS_END).length === gaps ? 'gaps' : 'text';
}

/** A number alone may be a short answer; one with a tolerance is none. */
const hasTolerance = (question: PastedQuestion): boolean =>
  readNumberKey(pastedAnswerText(question))?.tolerance !== undefined;

/** Stands between the answers to gaps. */
export const GAP_ANSWERS_END = ';';

export const pastedAnswerText = ({ fields }: PastedQuestion): string => fields.get('answer')?.value ?? '';

export const issueAt = (at: { line: number } | undefined, applies: boolean, sentence: string): BulkIssue[] =>
  at !== undefined && applies ? [{ line: at.line, sentence }] : [];

export const optionsOnlyForChoices = ({ options }: PastedQuestion): BulkIssue[] =>
  issueAt(options[0], true, bulkPasteTexts.optionsNeedChoice);

export const rangeOnlyForSliders = ({ fields }: PastedQuestion): BulkIssue[] =>
  issueAt(fields.get('slider'), true, bulkPasteTexts.rangeNeedsSlider);
