import type { FormulaWords } from './formula-words';
import { type MathPart, piecesOf } from './math-parts';

/** How a formula is said, handed down from piece to piece. */
export interface Speech {
  readonly words: FormulaWords;
  /** A line between two signs is a bond. */
  readonly isChemistry: boolean;
  /** A fraction tells its end, however short it is. */
  readonly isInFraction: boolean;
  readonly sayRow: (parts: readonly MathPart[], speech: Speech) => string;
  readonly sayOne: (part: MathPart, speech: Speech, isClosed: boolean) => string;
}

export const sayRow = (parts: readonly MathPart[], speech: Speech): string => speech.sayRow(parts, speech);

/** A piece by itself; a word for its emptiness, where there is nothing. */
export const sayPart = (part: MathPart | undefined, speech: Speech): string =>
  sayRow(piecesOf(part), speech) || speech.words.blank;

/** A piece whose end is told, however short it is. */
export const sayClosed = (part: MathPart, speech: Speech): string => speech.sayOne(part, speech, true);
