const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What stands before an option: a letter, past Z its number. */
export const optionLabel = (index: number): string => LETTERS[index] ?? String(index + 1);
