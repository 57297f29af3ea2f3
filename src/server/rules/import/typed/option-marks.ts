import { isAnswerPhrase } from '../words/answer-phrase';
import { plainWord, wordSet } from '../words/word-set';
import { folded } from './folded';
import { signOf } from './option-signs';

/** An option without the signs that mark it as right or wrong. */
export interface ReadOption {
  readonly text: string;
  readonly isMarked: boolean;
  /** Whether it has its own box, ticked or not. */
  readonly hasBox: boolean;
  /** Whether it is bold throughout. */
  readonly isBold: boolean;
  /** What happened to an ambiguous sign. */
  readonly sign: 'taken' | 'left' | undefined;
}

/** The marking of a question's options, decided from all of them. */
export interface Marking {
  /** The signs that mark options in this text. */
  readonly signs: ReadonlySet<string>;
  readonly hasBoxes: boolean;
  readonly hasBoxesBehind: boolean;
  readonly hasWords: boolean;
  /** Whether wrong options are marked as well as right ones. */
  readonly hasWrong: boolean;
  /** Whether every option begins with a tick, as list items do. */
  readonly areAllTicked: boolean;
}

const BOX = /^(?:\[([ xX*✓✔•]?)\]|\(([ xX*✓✔•])\)|([☐☑☒□■○◯●◉✓✔✅🔘⬜✗✘❌])\ufe0f?)\s*(?!\()/u;
const TICK = /^[✓✔✅☑]\ufe0f?\s*/u;
const EMPTY_BOXES = ['', ' ', '☐', '□', '○', '◯', '⬜', '✗', '✘', '❌'];
const BOX_BEHIND = /\s(?:\[(\s?[xX✓✔]?\s?)\]|\((\s?[xX✓✔]?\s?)\)|([☐□☑☒]))$/;
const REMARK = /\s?[([{]\s?(?:✓|✔|✅)?\s?([^()[\]{}]{1,30}?)\s?[)\]}][.!]?$/;
const ARROW = /\s(?:<-+|<=+|←|⇐)\s?([^<←⇐]{2,20}?)[.!]?$/;
const RIGHT_SIGN = /\s?[✓✔✅☑]\ufe0f?$/;

const RIGHT = wordSet('right');
const isRightWord = (word: string): boolean =>
  RIGHT.has(word) || (word.includes(' ') && isAnswerPhrase(word));
const WRONG_SIGN = /\s?[✗✘❌✖]\ufe0f?$/;
const WRONG = wordSet('wrong');

/** The length of an option's end that is searched for a mark. */
const END = 36;
const endOf = (text: string): string => folded(text.slice(Math.max(0, text.length - END)));

/** The marking used by all options of a question. */
export function markingOf(texts: readonly string[], signs: ReadonlySet<string>): Marking {
  const remarks = texts.map((text) => plainWord(REMARK.exec(endOf(text))?.[1] ?? ''));
  const right = remarks.filter(isRightWord).length;
  const others = remarks.filter((word) => word !== '' && !isRightWord(word) && !WRONG.has(word)).length;
  const behind = texts.map((text) =>
    BOX_BEHIND.exec(endOf(text))
      ?.slice(1)
      .find((each) => each !== undefined),
  );
  return {
    signs,
    hasBoxes: texts.length > 1 && texts.every((text) => BOX.test(text) && text.replace(BOX, '') !== ''),
    // "x = []" and "sin (x)" are not boxes.
    hasBoxesBehind:
      !behind.includes(undefined) &&
      new Set(behind.map((box = '') => /\S/.test(box))).size > (behind.some((box) => box !== '') ? 0 : 1) &&
      !behind.every((box) => /[xX]/.test(box ?? '')),
    // "left (links)" beside "right (rechts)" is a translation, not a mark.
    hasWords: right < texts.length && (others === 0 || others * 2 < texts.length - right),
    hasWrong: right > 0 || texts.some((text) => RIGHT_SIGN.test(text)),
    areAllTicked: texts.every((text) => TICK.test(text)),
  };
}

export function readOption(typed: string, marking: Marking): ReadOption {
  const box = (marking.hasBoxes ? BOX : TICK).exec(typed);
  const sign = marking.hasBoxes ? box?.slice(1).find((each) => each !== undefined) : box?.[0];
  const behind = marking.hasBoxesBehind ? BOX_BEHIND.exec(typed) : null;
  let text = box ? typed.slice(box[0].length) : typed;
  if (behind) text = text.slice(0, text.length - behind[0].length);
  let isMarked = sign !== undefined && !EMPTY_BOXES.includes(sign) && !marking.areAllTicked;
  isMarked ||= /[xX✓✔☑☒]/.test(behind?.[0] ?? '');
  let [isBold, isTaken] = [false, false];
  // A star can be inside bold, and bold inside stars.
  for (let round = 0; round < 2; round += 1) {
    const signless = withoutSign(text, marking.signs);
    isTaken ||= signless !== text;
    const right = withoutEndMark(signless, marking);
    isMarked ||= right !== text;
    const plain = marking.hasWrong ? withoutWrong(right) : right;
    const inside = insideBold(plain);
    isBold ||= inside !== undefined;
    text = inside ?? plain;
  }
  return { text, isMarked, hasBox: box !== null, isBold, sign: isTaken ? 'taken' : signOf(text) && 'left' };
}

function withoutSign(text: string, signs: ReadonlySet<string>): string {
  const sign = signOf(text);
  return sign && signs.has(sign.kind) ? sign.rest : text;
}

function withoutEndMark(text: string, { hasWords }: Marking): string {
  const end = endOf(text);
  const words = hasWords ? (REMARK.exec(end) ?? ARROW.exec(end)) : null;
  const isRight = words !== null && isRightWord(plainWord(words[1] ?? ''));
  const found = isRight ? words : RIGHT_SIGN.exec(end);
  return found ? text.slice(0, text.length - end.length + found.index).trimEnd() : text;
}

/** Removes "(wrong)", which shows that another option is right. */
function withoutWrong(text: string): string {
  const end = endOf(text);
  const remark = REMARK.exec(end);
  const found = remark && WRONG.has(plainWord(remark[1] ?? '')) ? remark : WRONG_SIGN.exec(end);
  return found ? text.slice(0, text.length - end.length + found.index).trimEnd() : text;
}

/** The contents of an option that is bold throughout. */
export function insideBold(text: string): string | undefined {
  const isBold = text.length > 4 && text.startsWith('**') && text.indexOf('**', 2) === text.length - 2;
  return isBold ? text.slice(2, -2).trim() : undefined;
}
