import { parse } from '@formatjs/icu-messageformat-parser';
import type { Catalogue, Message } from './catalogue';

/** Unparsed sentences of a language file, by subject and name. */
export type SentenceFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A sentence with its parts recognized; throws on broken syntax. */
export function parseMessage(sentence: string): Message {
  const elements = parse(sentence, { captureLocation: false, ignoreTag: true });
  const [only] = elements;
  return elements.length === 1 && only?.type === 0 ? only.value : elements;
}

export const parseMessages = (sentences: SentenceFile): Catalogue['messages'] =>
  Object.fromEntries(
    Object.entries(sentences).map(([subject, named]) => [
      subject,
      Object.fromEntries(Object.entries(named).map(([name, sentence]) => [name, parseMessage(sentence)])),
    ]),
  );
