import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message } from '../../../shared/languages/catalogue';
import { parseMessage } from '../../../shared/languages/parse-messages';

/** The parts that a sentence takes, by name, with their TypeScript types. */
export function partsOf(message: Message): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  if (typeof message !== 'string') collectParts(message, parts);
  return parts;
}

function collectParts(elements: readonly MessageFormatElement[], parts: Map<string, string>): void {
  for (const element of elements) {
    if (element.type === TYPE.argument && !parts.has(element.value)) parts.set(element.value, 'string');
    if (element.type === TYPE.number || element.type === TYPE.plural) parts.set(element.value, 'number');
    if (element.type === TYPE.select) parts.set(element.value, choiceOf(Object.keys(element.options)));
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) collectParts(value, parts);
  }
}

/** The type of a part that selects among texts; `other` alone is the false of a boolean. */
function choiceOf(options: readonly string[]): string {
  const named = options.filter((option) => option !== 'other').toSorted();
  return named.join() === 'true' ? 'boolean' : named.map((option) => `'${option}'`).join(' | ');
}

/** Whether a translation takes the same parts as the English sentence, in any order. */
function takesSameParts(translation: Message, english: Message): boolean {
  const [taken, parts] = [partsOf(translation), partsOf(english)];
  return taken.size === parts.size && [...parts].every(([name, type]) => taken.get(name) === type);
}

export type TranslationFault = 'broken braces' | 'other parts';

/** A translation as a message, or why it cannot stand for the English sentence. */
export function readTranslation(
  sentence: string,
  english: Message,
): { readonly message: Message } | { readonly fault: TranslationFault } {
  try {
    const message = parseMessage(sentence);
    return takesSameParts(message, english) ? { message } : { fault: 'other parts' };
  } catch {
    return { fault: 'broken braces' };
  }
}
