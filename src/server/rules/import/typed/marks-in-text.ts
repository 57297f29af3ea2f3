import { MAXIMUM_MARKS_CEILING } from '../../../../shared/constants';
import { schoolWords } from '../words/word-set';
import { folded } from './folded';

const NUMBER = String.raw`(\d{1,3}(?:\.\d)?)`;
const SAID = '(?:[Mm]arks?|MARKS?|[Pp]oints?|[Pp]ts?)';
/** Other languages give marks in brackets only: "5分" alone may be a time. */
const SAID_IN_ANY = [
  SAID,
  ...schoolWords('marks')
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/^\p{Ll}/u, (letter) => `[${letter.toUpperCase()}${letter}]`)),
].join('|');
/** "(2M)" is two marks, "(2 m)" a length. */
const WORD = String.raw`(?:\s?${SAID}|M)\.?`;
const WORD_IN_ANY = String.raw`(?:\s?(?:${SAID_IN_ANY})|M)\.?`;
const END = new RegExp(
  String.raw`\s?[*_]{0,3}(?:\(\s?${NUMBER}${WORD_IN_ANY}(?: each)?\s?\)|\[\s?${NUMBER}(?:${WORD_IN_ANY})?(?: each)?\s?\])[*_]{0,3}\.?$`,
);
const END_IN_WORDS = new RegExp(String.raw`(?:^|[.?!:)_]|\s-)\s{1,3}${NUMBER}\s?${SAID}\.?$`);
const START = new RegExp(
  String.raw`^(?:\(\s?${NUMBER}${WORD_IN_ANY}\s?\)|\[\s?${NUMBER}${WORD_IN_ANY}\s?\])[:.]?\s*`,
);
const WHOLE = new RegExp(String.raw`^[([]?\s?${NUMBER}${WORD}\s?[)\]]?\.?$`);

const LENGTH = 30;

export interface MarkedText {
  readonly text: string;
  readonly marks: number;
}

/** Splits the marks off "Why? (2 marks)", "Why? [2]", "(2 marks) Why?"; undefined without marks. */
export function marksInText(text: string): MarkedText | undefined {
  const at = Math.max(0, text.length - LENGTH);
  const end = folded(text.slice(at));
  const found = END.exec(end) ?? END_IN_WORDS.exec(end);
  if (found && !isIndex(found[0], end[found.index - 1])) {
    // Punctuation before the number stays.
    const kept = /^[.?!:)_]/.test(found[0]) ? 1 : 0;
    return { text: text.slice(0, at + found.index + kept).trimEnd(), marks: marksIn(found) };
  }
  const start = START.exec(folded(text.slice(0, LENGTH)));
  return start ? { text: text.slice(start[0].length), marks: marksIn(start) } : undefined;
}

const BARE = /[.!:]\s{1,3}\(\s?(\d{1,2})\s?\)\.?$/;

/** "Explain, with an example. (5)": a bare number after a sentence that does not ask for one. */
export function bareMarks(text: string): MarkedText | undefined {
  const at = Math.max(0, text.length - LENGTH);
  const found = BARE.exec(folded(text.slice(at)));
  const marks = found ? marksIn(found) : 0;
  return found && marks > 0 ? { text: text.slice(0, at + found.index + 1), marks } : undefined;
}

/** "a[3]" and "x = [3]" are not marks. */
const isIndex = (found: string, before: string | undefined): boolean =>
  found.trimStart().startsWith('[') &&
  (!/^\s/.test(found) ? /[\p{L}\d=([,+*/-]/u : /[=([,+*/-]/).test(before ?? '');

/** The marks of a line with nothing else. */
export function marksAlone(line: string): number | undefined {
  const found = line.length <= LENGTH ? WHOLE.exec(line) : null;
  return found ? marksIn(found) : undefined;
}

const marksIn = (found: RegExpExecArray): number => Number(found.slice(1).find((each) => each !== undefined));

/** Rounds to whole marks, at least 1. */
export const wholeMarks = (marks: number): number =>
  Math.min(Math.max(Math.round(marks), 1), MAXIMUM_MARKS_CEILING);
