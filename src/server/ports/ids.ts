/** Everything that has to be unguessable or merely unique. */
export interface Ids {
  /** An id for a row. */
  id(): string;
  /** A share ID of SHARE_ID_LENGTH characters from SHARE_ID_ALPHABET. */
  shareId(): string;
  /** A bearer token of 256 random bits. */
  token(): string;
  /** A random whole number from 0 up to 2^32 - 1. */
  seed(): number;
  /** SHA-256 of a text, in hexadecimal. */
  hash(text: string): string;
}
