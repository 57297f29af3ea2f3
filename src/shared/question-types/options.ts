import { MINIMUM_OPTION_COUNT } from '../constants';
import { messages } from '../messages';

export const isBlank = (text: string): boolean => text.trim() === '';

export const trimmed = (texts: readonly string[]): Set<string> => new Set(texts.map((text) => text.trim()));

/** The issues of options, which are compared trimmed. */
export function optionsIssue({ options }: { readonly options: readonly string[] }): string | null {
  if (options.some(isBlank)) return messages.optionBlank;
  if (options.length < MINIMUM_OPTION_COUNT) return messages.optionsTooFew;
  return trimmed(options).size < options.length ? messages.optionsNotUnique : null;
}

/** The exact text of the option that an answer names, so that marking can compare exactly. */
export const asTypedIn = (options: readonly string[], answer: string): string =>
  options.find((option) => option === answer) ??
  options.find((option) => option.trim() === answer.trim()) ??
  answer;
