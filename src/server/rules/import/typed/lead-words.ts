import type { FieldStart, TypedFieldName } from '../../formats/typed/typed-question';
import { isAnswerPhrase } from '../words/answer-phrase';
import { plainWord, wordSet } from '../words/word-set';

/** "Richtig: b", "R: b", "Chọn B": an answer only if letters follow. */
const RIGHT = new Set([...wordSet('right'), 'r', 'chon']);
const LETTERS_ALONE = /^\s*\(?\p{L}\p{M}*\)?(?:[\s,;&+]+\(?\p{L}\p{M}*\)?){0,8}\.?\s*$/u;
const FIELDS: readonly (readonly [TypedFieldName, ReadonlySet<string>])[] = [
  ['solution', wordSet('solution')],
  ['explanation', wordSet('explanation')],
  ['marks', wordSet('marks')],
];

/** The maximum length of the words before a value. */
const LONGEST = 48;
/** A Bengali colon may be its letter visarga. */
const SEPARATOR = /[:=ঃ](?:-(?=\s))?|[.-](?=\s)|-(?=\(|[a-h]\b)/i;
/** "Đáp án B", "Antwort (b)", "答案B". */
const LABEL_BEHIND = /(\s?)([[(]? ?)(?:[a-h]|\p{L}\p{M}*|[1-9①-⑳]) ?[)\]]?\.?$/iu;

const LABEL_LENGTH = 8;
const CHOOSE = /^chọn$/i;

const isAnswer = (words: string): boolean => isAnswerPhrase(plainWord(words.replace(/[\s.]+$/, '')));

const fieldOf = (word: string): TypedFieldName | undefined =>
  isAnswer(word) ? 'answer' : FIELDS.find(([, words]) => words.has(plainWord(word)))?.[0];

/**
 * A line that starts with the word for an answer, a solution, an explanation or marks in any language, and
 * its separator.
 */
export function leadField(line: string): FieldStart | undefined {
  const separator = SEPARATOR.exec(line.slice(0, LONGEST + 2));
  if (separator && separator.index > 0) {
    const word = line.slice(0, separator.index).replace(/[\s.]+$/, '');
    const found = fieldOf(word);
    const length = separator.index + separator[0].length;
    if (found) return { field: found, length };
    if (RIGHT.has(plainWord(word)) && line.length < LONGEST && LETTERS_ALONE.test(line.slice(length)))
      return { field: 'answer', length };
  }
  const bracketed = /^\[([^\]]{1,24})\]\s*:?/.exec(line);
  const named = bracketed && fieldOf(bracketed[1] ?? '');
  if (named) return { field: named, length: bracketed[0].length };
  if (line.length > LONGEST) return undefined;
  if (isAnswer(line) && !/answer|option/i.test(line)) return { field: 'answer', length: line.length };
  const at = Math.max(0, line.length - LABEL_LENGTH);
  const label = LABEL_BEHIND.exec(line.slice(at));
  const words = line.slice(0, at + (label?.index ?? 0));
  return label && (isAnswer(words) || CHOOSE.test(words)) && isApart(line, label)
    ? { field: 'answer', length: at + label.index + (label[1] ?? '').length }
    : undefined;
}

/** Words and their letter are separated, except in scripts without spaces. */
const isApart = (line: string, [, space, bracket]: RegExpExecArray): boolean =>
  space !== '' || bracket !== '' || (/[A-H1-9①-⑳]\.?$/.test(line) && !/^[ -\u024f]*$/.test(line));

export interface AnswerInside {
  /** The start of its words. */
  readonly from: number;
  /** The bracket before them. */
  readonly bracket: string;
}

const SEPARATORS = /[:=ঃ]|-(?=\s)/g;
const MOST_LOOKED_AT = 200;

/**
 * An answer within a line: "2 + 2 = ? Ans: 4", "a) 3 b) 4 Antwort: b", and after options also "Answer (b)".
 */
export function answerInside(line: string, hasOptions: boolean): AnswerInside | undefined {
  let count = 0;
  for (const { index } of line.matchAll(SEPARATORS)) {
    const found = wordsBefore(line, index, hasOptions);
    if (found) return found;
    count += 1;
    if (count > MOST_LOOKED_AT) break;
  }
  const label = hasOptions ? /\s?[([]?[a-h][)\]]?\.?$/i.exec(line.slice(-8)) : null;
  return label
    ? wordsBefore(line, line.length - Math.min(8, line.length) + label.index, hasOptions)
    : undefined;
}

/** The words for an answer that end at an index, after the end of other text. */
function wordsBefore(line: string, end: number, hasOptions: boolean): AnswerInside | undefined {
  const begin = Math.max(0, end - LONGEST);
  for (let from = begin + 1; from < end - 1; from += 1) {
    const [before, sign] = [line.charAt(from - 1), line.charAt(from)];
    if (!/[\s.?!()[\]_]/.test(before) || /[\s()[\]]/.test(sign)) continue;
    const bracket = /[([]/.test(before) ? before : '';
    if (!isAnswer(line.slice(from, end))) continue;
    if (
      isParted(
        line.slice(Math.max(0, from - 3), from - bracket.length),
        sign,
        hasOptions || /^ans\b/i.test(line.slice(from, from + 4)),
      )
    )
      return { from, bracket };
  }
  return undefined;
}

/**
 * Two spaces or the end of a sentence separate an answer from its question; after options, one space does.
 */
const isParted = (before: string, sign: string, mayBeNear: boolean): boolean => {
  const isCapital = sign !== sign.toLowerCase() || sign.toLowerCase() === sign.toUpperCase();
  return isCapital && (/[.?!)\]_]\s?$|\s\s$/.test(before) || (mayBeNear && /\s$/.test(before)));
};
