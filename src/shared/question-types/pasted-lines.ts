import type { BulkIssue, PastedQuestion } from '../question/bulk-paste-groups';
import { bulkPasteTexts } from '../question/bulk-paste-texts';
import { gapRunCount } from './gap-runs';

/** What the lines of a question show of its type where it names none: a range, options, gaps, or none of these. */
export function shownBy(question: PastedQuestion): 'range' | 'options' | 'gaps' | 'text' {
  if (question.fields.has('slider')) return 'range';
  if (question.options.length > 0) return 'options';
  // One gap in a sentence may be asked for as a short answer.
  const gaps = gapRunCount(question.text);
  return gaps > 1 && pastedAnswerText(question).split(GAP_ANSWERS_END).length === gaps ? 'gaps' : 'text';
}

/** Stands between the answers to gaps. */
export const GAP_ANSWERS_END = ';';

export const pastedAnswerText = ({ fields }: PastedQuestion): string => fields.get('answer')?.value ?? '';

export const issueAt = (at: { line: number } | undefined, applies: boolean, sentence: string): BulkIssue[] =>
  at !== undefined && applies ? [{ line: at.line, sentence }] : [];

export const optionsOnlyForChoices = ({ options }: PastedQuestion): BulkIssue[] =>
  issueAt(options[0], true, bulkPasteTexts.optionsNeedChoice);

export const rangeOnlyForSliders = ({ fields }: PastedQuestion): BulkIssue[] =>
  issueAt(fields.get('slider'), true, bulkPasteTexts.rangeNeedsSlider);
