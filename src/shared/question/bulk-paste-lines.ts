const PASTED_FIELDS = [
  'answer',
  'explanation',
  'marks',
  'slider',
  'time',
  'tolerance',
  'type',
  'unit',
] as const;
export type PastedField = (typeof PASTED_FIELDS)[number];

type LineReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'text' }
  | { readonly kind: 'question'; readonly text: string; readonly number: number | null }
  | { readonly kind: 'field'; readonly field: PastedField; readonly value: string }
  | {
      readonly kind: 'option';
      readonly label: string;
      readonly text: string;
      readonly isStarred: boolean;
      /** "A. Einstein" may be a name: such a line is an option only where its letter is the next one. */
      readonly isOnlyNext: boolean;
    };

export type Reading<Kind extends LineReading['kind']> = Extract<LineReading, { kind: Kind }>;

/** One line of a pasted text and what it looks like by itself; numbers count from 1. */
export interface PastedLine {
  readonly number: number;
  /** As pasted, indentation included, without spaces at its end. */
  readonly text: string;
  /** Whether the server would take its characters; said here again because text.ts brings zod along. */
  readonly isStorable: boolean;
  readonly reading: LineReading;
}

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const NUMBERED = /^(?:(?:question|q)\s*\d{1,4}\s*[.):]|(\d{1,4})\s*[.)](?!\d))\s*(.*)$/i;
const FIELD = /^(answer|explanation|mark|slider|time|tolerance|type|unit)s?\s*[:\uff1a]\s*(.*)$/i;
const OPTION = /^(\*?)\s*(?:\(?(\p{L})\)|([a-z])\.(?=\s|$))\s*(.*)$/iu;

/** The lines of a pasted text, without their ends: any line ends do, also those of word processors. */
export const linesOfPasted = (text: string): string[] => text.split(LINE_END);

/** The text with the one line end that a text area knows, so that lines count the same everywhere. */
export const withPlainLineEnds = (text: string): string => linesOfPasted(text).join('\n');

/** Where a line begins and ends in a text with plain line ends; lines count from 1. */
export function placeOfLine(text: string, line: number): { start: number; end: number } {
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((length, each) => length + each.length + 1, 0);
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}

/** The lines of a pasted text, each read by itself. */
export function readPastedLines(text: string): PastedLine[] {
  return linesOfPasted(text).map((line, index) => ({
    number: index + 1,
    text: line.trimEnd(),
    isStorable: line.isWellFormed() && !line.includes('\u0000'),
    reading: readLine(line.trim()),
  }));
}

function readLine(line: string): LineReading {
  if (line === '') return { kind: 'blank' };
  const numbered = NUMBERED.exec(line);
  if (numbered) {
    const [, number, text = ''] = numbered;
    // Null where a word says that it is a question.
    return { kind: 'question', text, number: number === undefined ? null : Number(number) };
  }
  const field = FIELD.exec(line);
  if (field) return { kind: 'field', field: fieldNamed(field[1] ?? ''), value: field[2] ?? '' };
  const option = OPTION.exec(line);
  if (!option) return { kind: 'text' };
  const [, star, letter, letterWithDot, optionText = ''] = option;
  return {
    kind: 'option',
    label: (letter ?? letterWithDot ?? '').toLowerCase(),
    text: optionText,
    isStarred: star === '*',
    isOnlyNext: letterWithDot !== undefined,
  };
}

function fieldNamed(word: string): PastedField {
  return PASTED_FIELDS.find((field) => field.startsWith(word.toLowerCase())) ?? 'answer';
}
