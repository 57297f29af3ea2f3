/** Class members' PINs, and the codes of the slips they are printed on. */
export interface Pins {
  /** An unguessable PIN of PIN_LENGTH digits. */
  make(): string;
  /**
   * The stored form of a PIN; two with one salt are compared by one computation. Makes a new salt if none is
   * given.
   */
  hash(pin: string, salt?: string): Promise<string>;
  saltOf(hash: string): string;
  /**
   * The stored entries that this PIN matches. Runs one computation per salt, and one without any entry, so
   * that the time reveals nothing. An invalid PIN matches none, after the same work.
   */
  match<Stored extends { readonly pinHash: string }>(
    pin: string | null,
    stored: readonly Stored[],
  ): Promise<readonly Stored[]>;
  /** A code of these words that only this server can make. */
  code(...words: readonly (string | number)[]): string;
  /** Whether the code belongs to these words. */
  isCode(code: string, ...words: readonly (string | number)[]): boolean;
}
