import type { TextFormat } from '../../../shared/question-types/base';

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

/** A text of the teacher in words, for a name that is spoken or a list that cannot show more. */
export function plainWords({ format, text }: { format?: TextFormat | undefined; text: string }): string {
  if (format !== 'rich') return text;
  const words = MARKUP.reduce((left, [marks, kept]) => left.replace(marks, kept), text);
  return words.replace(/\s+/g, ' ').trim();
}
