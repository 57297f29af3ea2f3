import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** One sentence: text without parts, or a parsed ICU message. */
export type Message = string | MessageFormatElement[];

/** The sentences of one language, by subject and name. */
export interface Catalogue {
  /** BCP 47. */
  readonly language: string;
  readonly messages: Readonly<Record<string, Readonly<Record<string, Message>>>>;
}

/** The cookie, and the query parameter of a page's address, that name a visit's language. */
export const LANGUAGE_KEY = 'language';

/** The element in which a page carries its catalogue. */
export const CATALOGUE_ELEMENT = 'sentences';
