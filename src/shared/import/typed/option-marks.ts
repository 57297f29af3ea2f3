import { folded } from './folded';

/** An option without the signs that say whether it is right. */
export interface ReadOption {
  readonly text: string;
  readonly isMarked: boolean;
  /** Whether it has a box of its own, ticked or not. */
  readonly hasBox: boolean;
  /** Whether all of it is set in bold. */
  readonly isBold: boolean;
}

const BOX = /^(?:\[([ xX*✓✔•]?)\]|\(([ xX*✓✔•])\)|([☐☑☒□■○◯●◉✓✔✅🔘⬜]))\s*(?!\()/u;
const EMPTY_BOXES = ['', ' ', '☐', '□', '○', '◯', '⬜'];
const RIGHT_WORDS =
  /(?:\s?[([{]\s?(?:✓|✔|✅)?\s?(?:(?:the )?(?:correct|right|true)(?: answer| option)?|ans(?:wer)?)\s?[)\]}]|\s(?:<-+|<=+|←|⇐)\s?(?:correct|right|ans)(?: ?answer|wer)?)[.!]?$/i;
const RIGHT_SIGN = /\s?[✓✔✅☑]\ufe0f?$|\s√$|\s[[(]\s?[xX✓✔]\s?[\])]$/;
/** A box behind an option that is not ticked. */
const EMPTY_BOX = /\s(?:\[\s?\]|\(\s?\)|[☐□])$/;

/** How much of the end of an option can say that it is right. */
const END = 30;

export function readOption(typed: string): ReadOption {
  const box = BOX.exec(typed);
  const sign = box?.slice(1).find((each) => each !== undefined);
  let text = (box ? typed.slice(box[0].length) : typed).replace(EMPTY_BOX, '');
  let isMarked = sign !== undefined && !EMPTY_BOXES.includes(sign);
  let isBold = false;
  // A star may stand inside bold, and bold inside stars.
  for (let round = 0; round < 2; round += 1) {
    const plain = withoutEndMark(withoutStar(text));
    isMarked ||= plain !== text;
    const inside = insideBold(plain);
    isBold ||= inside !== undefined;
    text = inside ?? plain;
  }
  return { text, isMarked, hasBox: box !== null, isBold };
}

/** A star before or behind; two of them, wherever they stand, are emphasis. */
function withoutStar(text: string): string {
  const others = text.replaceAll('**', '').slice(1, -1);
  if (others.includes('*')) return text;
  const [starts, ends] = [/^\*(?!\*)/.test(text), /(?<!\*)\*$/.test(text)];
  if (starts === ends || text.length < 2) return text;
  return (starts ? text.slice(1) : text.slice(0, -1)).trim();
}

function withoutEndMark(text: string): string {
  const at = Math.max(0, text.length - END);
  const end = folded(text.slice(at));
  const found = RIGHT_WORDS.exec(end) ?? RIGHT_SIGN.exec(end);
  return found ? text.slice(0, at + found.index).trimEnd() : text;
}

/** What stands in bold where that is all of it. */
export function insideBold(text: string): string | undefined {
  const isBold = text.length > 4 && text.startsWith('**') && text.indexOf('**', 2) === text.length - 2;
  return isBold ? text.slice(2, -2).trim() : undefined;
}
