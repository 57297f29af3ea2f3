/** Source of unguessable and unique values. */
export interface Ids {
  /** A row id. */
  id(): string;
  /** A share ID of SHARE_ID_LENGTH characters from SHARE_ID_ALPHABET. */
  shareId(): string;
  /** A bearer token of 256 random bits. */
  token(): string;
  /** A random integer from 0 to 2^32 - 1. */
  seed(): number;
  /** SHA-256 of a text, in hexadecimal. */
  hash(text: string): string;
}
