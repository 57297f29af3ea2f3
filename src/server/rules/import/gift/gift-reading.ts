import type { GiftTexts } from './gift-text';

/** The answers of one question, and the reader of its texts. */
export interface GiftSource {
  /** Without the general feedback. */
  readonly inside: string;
  readonly texts: GiftTexts;
}
