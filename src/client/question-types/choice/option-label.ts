const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The label of an option: a letter, after Z its number. */
export const optionLabel = (index: number): string => LETTERS[index] ?? String(index + 1);
