import { IntlMessageFormat } from 'intl-messageformat';
import { catalogue } from '#catalogue';
import type { Catalogue, Message } from './catalogue';
import { localeOf } from './locale';
import type { Sentences } from './sentence-types';

export type Subject = keyof Sentences;

type Parts = Readonly<Record<string, string | number | boolean>>;

/** The sentences of a subject in one language: a text each, or a function of its parts. */
export function sentencesIn<Of extends Subject>({ language, messages }: Catalogue, subject: Of) {
  const said = Object.entries(messages[subject] ?? {}).map(([name, message]) => [
    name,
    speech(message, language),
  ]);
  return Object.fromEntries(said) as Sentences[Of];
}

/** The sentences of a subject in the language of this visit; English on the server. */
export const sentencesOf = <Of extends Subject>(subject: Of): Sentences[Of] =>
  sentencesIn(catalogue, subject);

/** A message in a language: its text, or a function of its parts. */
export function speech(message: Message, language: string): string | ((parts: Parts) => string) {
  if (typeof message === 'string') return message;
  let format: IntlMessageFormat | undefined;
  return (parts) => {
    format ??= new IntlMessageFormat(message, localeOf(language));
    return String(format.format(parts));
  };
}

/** The language of this visit; English on the server. */
export const { language } = catalogue;
