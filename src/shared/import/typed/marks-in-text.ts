import { MAXIMUM_MARKS_CEILING } from '../../constants';
import { folded } from './folded';

const NUMBER = String.raw`(\d{1,3}(?:\.\d)?)`;
const SAID = '(?:[Mm]arks?|MARKS?|[Pp]oints?|[Pp]ts?)';
/** "(2M)" are marks, "(2 m)" is a length. */
const WORD = String.raw`(?:\s?${SAID}|M)\.?`;
const END = new RegExp(
  String.raw`\s?[*_]{0,3}(?:\(\s?${NUMBER}${WORD}(?: each)?\s?\)|\[\s?${NUMBER}(?:${WORD})?(?: each)?\s?\])[*_]{0,3}\.?$`,
);
const END_IN_WORDS = new RegExp(String.raw`(?:^|[.?!:)_]|\s-)\s{1,3}${NUMBER}\s?${SAID}\.?$`);
const START = new RegExp(String.raw`^(?:\(\s?${NUMBER}${WORD}\s?\)|\[\s?${NUMBER}${WORD}\s?\])[:.]?\s*`);
const WHOLE = new RegExp(String.raw`^[([]?\s?${NUMBER}${WORD}\s?[)\]]?\.?$`);

const LENGTH = 30;

export interface MarkedText {
  readonly text: string;
  readonly marks: number;
}

/** "Why? (2 marks)", "Why? [2]", "(2 marks) Why?" as the text without its marks; undefined where it says none. */
export function marksInText(text: string): MarkedText | undefined {
  const at = Math.max(0, text.length - LENGTH);
  const end = folded(text.slice(at));
  const found = END.exec(end) ?? END_IN_WORDS.exec(end);
  if (found && !isIndex(found[0], end[found.index - 1])) {
    // What ends the sentence in front of the number stays.
    const kept = /^[.?!:)_]/.test(found[0]) ? 1 : 0;
    return { text: text.slice(0, at + found.index + kept).trimEnd(), marks: numberIn(found) };
  }
  const start = START.exec(folded(text.slice(0, LENGTH)));
  return start ? { text: text.slice(start[0].length), marks: numberIn(start) } : undefined;
}

/** "a[3]" and "x = [3]" are no marks. */
const isIndex = (found: string, before: string | undefined): boolean =>
  found.trimStart().startsWith('[') &&
  (!/^\s/.test(found) ? /[\p{L}\d=([,+*/-]/u : /[=([,+*/-]/).test(before ?? '');

/** The marks of a line that says nothing else. */
export function marksAlone(line: string): number | undefined {
  const found = line.length <= LENGTH ? WHOLE.exec(line) : null;
  return found ? numberIn(found) : undefined;
}

const numberIn = (found: RegExpExecArray): number =>
  Number(found.slice(1).find((each) => each !== undefined));

/** As marks are kept: whole, at least 1. */
export const wholeMarks = (marks: number): number =>
  Math.min(Math.max(Math.round(marks), 1), MAXIMUM_MARKS_CEILING);
