import { createContext, useContext } from 'react';
import type { Formatted, TextFormat } from '../../shared/question-types/base';

/** The format of a question's texts, and the HTML from the server. */
export interface QuestionTexts {
  readonly format?: TextFormat | undefined;
  readonly formatted?: Formatted | undefined;
}

export const TextsContext = createContext<QuestionTexts>({});

/** The language of the surrounding quiz's texts; null if unknown. */
export const LanguageContext = createContext<string | null>(null);

/** The `lang` of an element with a text of the surrounding quiz. */
export const useTextLanguage = (): string | undefined => useContext(LanguageContext) ?? undefined;

/** A hook that formats a text in this browser; undefined while it cannot. */
export type UseFormatHere = (source: string | undefined) => string | undefined;

/** Only teachers' pages format by themselves: students' texts come formatted, so their pages load no renderer. */
export const FormatHereContext = createContext<UseFormatHere>(() => undefined);

/** The HTML of a text of the surrounding question; undefined if shown as typed. */
export function useFormatted(text: string): string | undefined {
  const { format, formatted } = useContext(TextsContext);
  const useFormatHere = useContext(FormatHereContext);
  const sent = formatted && Object.hasOwn(formatted, text) ? formatted[text] : undefined;
  const here = useFormatHere(sent === undefined && format === 'rich' ? text : undefined);
  return sent ?? here;
}
