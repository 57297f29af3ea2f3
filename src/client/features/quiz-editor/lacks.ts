import { plainWords } from '../../rich-text/plain-words';
import type { ListedQuestion } from './list-questions';
import { texts } from './texts';

/** The first missing part of a question in a few words; undefined if complete. */
export function lackOf({ issues, isUntouched }: ListedQuestion): string | undefined {
  const [first] = issues;
  if (!first || isUntouched) return undefined;
  return texts.lacks[first.field] ?? texts.lacksSomething;
}

/** The first words of a question, for a list. */
export const firstWords = ({ form: { format, text }, formatted }: ListedQuestion): string =>
  plainWords({ format, formatted, text: text.trim().split('\n')[0] ?? '' }, 'alttext') || texts.newQuestion;
