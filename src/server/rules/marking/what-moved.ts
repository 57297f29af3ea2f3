import { foldText } from '../../../shared/sameness/fold-text';

/** One answer that the teacher has marked. */
export interface MarkedText {
  readonly id: string;
  readonly text: string;
  readonly group: string;
  readonly marks: number;
  /** What would be suggested for it had the teacher marked nothing. */
  readonly expected: number;
}

/** A suggestion for an answer, with and without the teacher's marks. */
export interface MovedText {
  readonly text: string;
  readonly group: string;
  readonly from: number;
  readonly to: number;
}

const START_OF_WORD = 5;

/**
 * Finds the teacher's mark that a suggestion follows the most: one in the same group, else one that was a surprise to the same
 * side, the one with the most words in common, the latest of those. Undefined for what did not move. Marks come latest last.
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

/** The words of a text, cut so that most forms of one word count as the same. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    (
      foldText(text)
        .toLowerCase()
        .match(/[\p{L}\p{N}]{3,}/gu) ?? []
    ).map((word) => word.slice(0, START_OF_WORD)),
  );
