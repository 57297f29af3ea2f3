import type { GiftTexts } from './gift-text';

/** The answers of one question, and how its texts are read. */
export interface GiftSource {
  /** Without the general feedback. */
  readonly inside: string;
  readonly texts: GiftTexts;
}
