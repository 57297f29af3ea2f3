import { createContext, useContext } from 'react';
import type { Formatted, TextFormat } from '../../../shared/question-types/base';

/** How the texts of a question are read, and those that the server has formatted. */
export interface QuestionTexts {
  readonly format?: TextFormat | undefined;
  readonly formatted?: Formatted | undefined;
}

export const TextsContext = createContext<QuestionTexts>({});

/** A hook that formats a text in this browser; undefined as long as it cannot, and for nothing to format. */
export type UseFormatHere = (source: string | undefined) => string | undefined;

/** Only a teacher's pages format by themselves: what students read comes formatted, so that they load nothing for it. */
export const FormatHereContext = createContext<UseFormatHere>(() => undefined);

/** The HTML of a text of the question around; undefined where it stands as it was typed. */
export function useFormatted(text: string): string | undefined {
  const { format, formatted } = useContext(TextsContext);
  const useFormatHere = useContext(FormatHereContext);
  const sent = formatted && Object.hasOwn(formatted, text) ? formatted[text] : undefined;
  const here = useFormatHere(sent === undefined && format === 'rich' ? text : undefined);
  return sent ?? here;
}
