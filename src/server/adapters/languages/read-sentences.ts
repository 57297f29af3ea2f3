import type { Catalogue, Message } from '../../../shared/languages/catalogue';
import { catalogue as english } from '../../../shared/languages/english-catalogue';
import type { SentenceFile } from '../../../shared/languages/parse-messages';
import { readTranslation, type TranslationFault } from '../../rules/languages/parts-of';

/** Longer than the longest sentence in any language by far. */
const MAXIMUM_LENGTH = 2000;

interface ReadSentences {
  readonly messages: Catalogue['messages'];
  /** One sentence for each text that is not used, with its line in the file. */
  readonly problems: readonly string[];
}

/** The sentences of a language file that take the same parts as English; the others are named. */
export function readSentences(file: SentenceFile, text = ''): ReadSentences {
  const problems: string[] = [];
  const messages: Record<string, Record<string, Message>> = {};
  for (const [subject, named] of Object.entries(file)) {
    for (const [name, sentence] of Object.entries(named)) {
      const read = readSentence(originalOf(subject, name), sentence);
      if ('problem' in read) {
        problems.push(`line ${lineOf(text, subject, name)}, "${subject}.${name}": ${read.problem}.`);
      } else {
        messages[subject] ??= {};
        messages[subject][name] = read.message;
      }
    }
  }
  return { messages, problems };
}

const FAULTS: Readonly<Record<TranslationFault, string>> = {
  'other parts': 'its parts in braces differ from those of the English sentence',
  'broken braces': 'its braces are not well formed',
};

function readSentence(
  original: Message | undefined,
  sentence: string,
): { message: Message } | { problem: string } {
  if (original === undefined) return { problem: 'the product has no such sentence' };
  if (sentence.length > MAXIMUM_LENGTH) return { problem: `it is longer than ${MAXIMUM_LENGTH} characters` };
  const read = readTranslation(sentence, original);
  return 'fault' in read ? { problem: FAULTS[read.fault] } : read;
}

const originalOf = (subject: string, name: string): Message | undefined =>
  Object.hasOwn(english.messages, subject) && Object.hasOwn(english.messages[subject] ?? {}, name)
    ? english.messages[subject]?.[name]
    : undefined;

/** The line, from 1, on which a name of a subject is written. */
function lineOf(text: string, subject: string, name: string): number {
  const from = text.indexOf(`"${subject}"`);
  return text.slice(0, text.indexOf(`"${name}"`, Math.max(from, 0))).split('\n').length;
}
