import type { GiftWords } from './gift-words';

/** The place of the braces in a text that has them inside. */
export const GAP_HOLE = '\ufdde';

/** A line for each accepted answer. */
export const accepted = (answers: readonly string[], words: GiftWords): string =>
  answers
    .filter((answer) => answer.trim() !== '')
    .map((answer) => `\n\t=${words.plain(answer)}`)
    .join('');

export const pairLine = (left: string, right: string): string => `\n\t=${left} -> ${right}`;
