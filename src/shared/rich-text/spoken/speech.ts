import type { FormulaWords } from './formula-words';
import { type MathPart, piecesOf } from './math-parts';

export interface Speech {
  readonly words: FormulaWords;
  /** A line between two signs is a bond. */
  readonly isChemistry: boolean;
  /** Within a fraction the end is always announced. */
  readonly isInFraction: boolean;
  readonly sayRow: (parts: readonly MathPart[], speech: Speech) => string;
  readonly sayOne: (part: MathPart, speech: Speech, isClosed: boolean) => string;
}

export const sayRow = (parts: readonly MathPart[], speech: Speech): string => speech.sayRow(parts, speech);

/** Speaks a part; an empty one has a word of its own. */
export const sayPart = (part: MathPart | undefined, speech: Speech): string =>
  sayRow(piecesOf(part), speech) || speech.words.blank;

/** Speaks a part and announces its end, however short it is. */
export const sayClosed = (part: MathPart, speech: Speech): string => speech.sayOne(part, speech, true);
