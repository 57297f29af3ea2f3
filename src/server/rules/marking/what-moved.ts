import { foldText } from '../../../shared/sameness/fold-text';

export interface MarkedText {
  readonly id: string;
  readonly text: string;
  readonly group: string;
  readonly marks: number;
  /** The suggestion without any marks by the teacher. */
  readonly expected: number;
}

/** A suggestion with and without the teacher's marks. */
export interface MovedText {
  readonly text: string;
  readonly group: string;
  readonly from: number;
  readonly to: number;
}

const START_OF_WORD = 5;

/**
 * Finds the teacher's mark that most influenced a suggestion: one in the same group, else one that deviated
 * in the same direction, with the most words in common, the latest of these. Undefined if the suggestion did
 * not move. Marks are in order, the latest last.
 */
export function whatMoved(marked: readonly MarkedText[]): (moved: MovedText) => MarkedText | undefined {
  const read = marked.map((mark) => ({ mark, words: wordsOf(mark.text) }));
  return ({ text, group, from, to }) => {
    const side = Math.sign(to - from);
    if (side === 0) return undefined;
    const same = marked.findLast((mark) => mark.group === group);
    if (same) return same;
    const agreeing = read.filter(({ mark }) => Math.sign(mark.marks - mark.expected) === side);
    const own = [...wordsOf(text)];
    let best: { mark: MarkedText; shared: number } | undefined;
    for (const { mark, words } of agreeing.length > 0 ? agreeing : read) {
      const shared = own.filter((word) => words.has(word)).length;
      if (!best || shared >= best.shared) best = { mark, shared };
    }
    return best?.mark;
  };
}

/** The words of a text, truncated so that most forms of a word are equal. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    (
      foldText(text)
        .toLowerCase()
        .match(/[\p{L}\p{N}]{3,}/gu) ?? []
    ).map((word) => word.slice(0, START_OF_WORD)),
  );
