import type { Arrange } from '../../shared/attempt/arrange';

/** A name for something by its id: always the same, and the secret of the server alone leads from one to the other. */
export type Pseudonyms = (id: string) => string;

/** Names the family of a question in a file so that this server alone can have written it. */
export interface Origins {
  of(familyId: string): string;
  /** The family that such a name stands for; undefined for a name that this server has not written. */
  read(origin: string): string | undefined;
}

/** The orders of the lists in an attempt or practice question, by its id or name. */
export type Arrangements = (of: string) => Arrange;
