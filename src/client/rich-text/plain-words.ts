import type { QuestionTexts } from './texts-context';
import { type Manner, wordsOf } from './words-of';

/** Keeps formulas' and pictures' words, drops the marks around them. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/!\[([^\][]*)\]\([^()]*\)/g, '$1'],
  [/\[([^\][]+)\]\([^()]*\)/g, '$1'],
  [/^[^\S\n]*(?:```|~~~).*$/gm, ''],
  [/\*\*(?=[^\s*])(.+?)(?<=\S)\*\*/g, '$1'],
  [/(?<![\w*])([*_])(?=[^\s*_])(.+?)(?<=[^\s_])\1(?![\w*])/g, '$2'],
  [/`([^`]+)`/g, '$1'],
  [/\$\$([^$]+)\$\$/g, '$1'],
  [/\$(?=\S)([^$]+?)(?<=\S)\$(?!\d)/g, '$1'],
  [/^[^\S\n]*[-*+]\s+/gm, ''],
];

/** A teacher's text as plain words, for accessible names and native lists. */
export function plainWords(
  { format, text, formatted = {} }: QuestionTexts & { text: string },
  manner: Manner = 'aria-label',
): string {
  if (Object.hasOwn(formatted, text)) return wordsOf(formatted[text] ?? '', manner);
  if (format !== 'rich') return text;
  const words = MARKUP.reduce((left, [marks, kept]) => left.replace(marks, kept), text);
  return words.replace(/\s+/g, ' ').trim();
}
