import { plainWords } from '../../quiz-parts/rich-text/plain-words';
import type { ListedQuestion } from './list-questions';
import { texts } from './texts';

/** What a question lacks first, in a few words; undefined for one that is finished. */
export function lackOf({ issues, isUntouched }: ListedQuestion): string | undefined {
  const [first] = issues;
  if (!first || isUntouched) return undefined;
  return texts.lacks[first.field] ?? texts.lacksSomething;
}

/** The first words of a question, for a line of a list. */
export const firstWords = ({ form: { format, text }, formatted }: ListedQuestion): string =>
  plainWords({ format, formatted, text: text.trim().split('\n')[0] ?? '' }, 'alttext') || texts.newQuestion;
