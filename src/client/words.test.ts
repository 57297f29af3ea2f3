import { expect, test } from 'vitest';
import * as markingSentences from '../shared/marking/sentences';
import * as numberSentences from '../shared/number-answer/sentences';
import * as sentences from '../shared/sentences';

/** The rejected words of "Words on screens" in the glossary. */
const NOT_ON_SCREENS = [
  ...['focus loss', 'focus lost', 'this leaving', 'the leaving', 'allowance', 'late paper'],
  ...['hand in', 'handed in', 'take back', 'taken back', 'mended', 'needs you', 'put aside'],
  ...['MCQ', 'MSQ', 'MCQs', 'multiple-select question'],
];

const modules = import.meta.glob<Record<string, unknown>>('./**/*texts.ts', { eager: true });

/** Every text in a value; for a function, its source. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'function') yield String(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsOf(part);
}

const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`, 'i').test(text);

test.each([
  ...Object.entries(modules),
  ['the server', { sentences, markingSentences, numberSentences }],
] as const)('%s keeps to the words of the glossary', (_, texts) => {
  const all = [...textsOf(texts)];
  expect(all.length).toBeGreaterThan(0);
  expect(NOT_ON_SCREENS.flatMap((word) => all.filter((text) => hasWord(text, word)))).toEqual([]);
});
