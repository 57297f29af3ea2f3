import type { QuestionTexts } from './texts-context';
import { type Manner, wordsOf } from './words-of';

/** What is said of a formula or a picture is kept, and the marks around it go. */
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

/** A text of the teacher in words alone, for a name that is spoken or a list that cannot show more. */
export function plainWords(
  { format, text, formatted = {} }: QuestionTexts & { text: string },
  manner: Manner = 'aria-label',
): string {
  if (Object.hasOwn(formatted, text)) return wordsOf(formatted[text] ?? '', manner);
  if (format !== 'rich') return text;
  const words = MARKUP.reduce((left, [marks, kept]) => left.replace(marks, kept), text);
  return words.replace(/\s+/g, ' ').trim();
}
