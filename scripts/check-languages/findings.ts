import { readTranslation, type TranslationFault } from '../../src/server/rules/languages/parts-of';
import { parseMessage, type SentenceFile } from '../../src/shared/languages/parse-messages';

interface Named {
  readonly subject: string;
  readonly name: string;
  readonly sentence: string;
}

/** Sentences of a translation that are missing, unknown, broken or take other parts than English. */
export function translationFindings(
  file: string,
  translation: SentenceFile,
  english: SentenceFile,
): string[] {
  const missing = namedIn(english).filter(({ subject, name }) => !sentenceIn(translation, subject, name));
  const others = namedIn(translation).flatMap(({ subject, name, sentence }) => {
    const original = sentenceIn(english, subject, name);
    const fault = original === undefined ? 'is not in en.json' : faultOf(sentence, original);
    return fault ? [`${file}: ${subject}.${name} ${fault}.`] : [];
  });
  return [...missing.map(({ subject, name }) => `${file}: ${subject}.${name} is missing.`), ...others];
}

const FAULTS: Readonly<Record<TranslationFault, string>> = {
  'other parts': 'takes other parts than English',
  'broken braces': 'has braces that are not well formed',
};

function faultOf(sentence: string, original: string): string | undefined {
  const read = readTranslation(sentence, parseMessage(original));
  return 'fault' in read ? FAULTS[read.fault] : undefined;
}

/** English sentences whose name is no word of any source file. */
export function unusedFindings(english: SentenceFile, sources: readonly string[]): string[] {
  const words = new Set(sources.flatMap((source) => source.match(/[A-Za-z]\w*/g) ?? []));
  return namedIn(english)
    .filter(({ name }) => !words.has(name))
    .map(({ subject, name }) => `en.json: ${subject}.${name} is not used.`);
}

const namedIn = (file: SentenceFile): readonly Named[] =>
  Object.entries(file).flatMap(([subject, sentences]) =>
    Object.entries(sentences).map(([name, sentence]) => ({ subject, name, sentence })),
  );

const sentenceIn = (file: SentenceFile, subject: string, name: string): string | undefined =>
  Object.hasOwn(file, subject) ? file[subject]?.[name] : undefined;
