import type { BulkIssue, PastedQuestion } from '../question/bulk-paste-groups';
import { bulkPasteTexts } from '../question/bulk-paste-texts';

/** What the lines of a question show of its type where it names none: a range, options, or neither. */
export function shownBy({ fields, options }: PastedQuestion): 'range' | 'options' | 'text' {
  if (fields.has('slider')) return 'range';
  return options.length > 0 ? 'options' : 'text';
}

export const pastedAnswerText = ({ fields }: PastedQuestion): string => fields.get('answer')?.value ?? '';

export const issueAt = (at: { line: number } | undefined, applies: boolean, sentence: string): BulkIssue[] =>
  at !== undefined && applies ? [{ line: at.line, sentence }] : [];

export const optionsOnlyForChoices = ({ options }: PastedQuestion): BulkIssue[] =>
  issueAt(options[0], true, bulkPasteTexts.optionsNeedChoice);

export const rangeOnlyForSliders = ({ fields }: PastedQuestion): BulkIssue[] =>
  issueAt(fields.get('slider'), true, bulkPasteTexts.rangeNeedsSlider);
