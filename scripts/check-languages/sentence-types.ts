import { partsOf } from '../../src/server/rules/languages/parts-of';
import { parseMessage, type SentenceFile } from '../../src/shared/languages/parse-messages';

const HEAD = `// Written by scripts/check-languages.ts --write from en.json.

/** The sentences of the product by subject and name; those with parts are functions. */
export interface Sentences {`;

/** The TypeScript interface of all English sentences. */
export const sentenceTypes = (english: SentenceFile): string =>
  [
    HEAD,
    ...Object.entries(english).flatMap(([subject, sentences]) => [
      `  readonly ${subject}: {`,
      ...Object.entries(sentences).map(([name, sentence]) => `    readonly ${name}: ${typeOf(sentence)};`),
      '  };',
    ]),
    '}',
    '',
  ].join('\n');

function typeOf(sentence: string): string {
  const parts = [...partsOf(parseMessage(sentence))];
  if (parts.length === 0) return 'string';
  return `(parts: { ${parts.map(([name, type]) => `${name}: ${type}`).join('; ')} }) => string`;
}
