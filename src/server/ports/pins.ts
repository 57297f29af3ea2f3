/** The PINs that members of a class sign in with, and the codes of the slips that they are printed on. */
export interface Pins {
  /** A PIN of PIN_LENGTH digits that nobody can guess. */
  make(): string;
  /** What is stored of a PIN; two under one salt are compared by one piece of work. Without a salt a new one is made. */
  hash(pin: string, salt?: string): Promise<string>;
  /** The salt of what is stored. */
  saltOf(hash: string): string;
  /**
   * Which of what is stored this PIN is of. One piece of work for each salt there is, and one where nothing is stored: how long
   * it takes does not tell the two apart. A text that is no PIN is of none, after the same work.
   */
  match<Stored extends { readonly pinHash: string }>(
    pin: string | null,
    stored: readonly Stored[],
  ): Promise<readonly Stored[]>;
  /** A code that only this server can make of these words. */
  code(...words: readonly (string | number)[]): string;
  /** Whether a code is that of these words. */
  isCode(code: string, ...words: readonly (string | number)[]): boolean;
}
