import type { Arrange } from '../../shared/attempt/arrange';

/** A stable pseudonym of an id, computable only with the server's secret. */
export type Pseudonyms = (id: string) => string;

/** Signs a question's family in an exported file, so that only this server can have written it. */
export interface Origins {
  of(familyId: string): string;
  /** The family of a signed origin; undefined if this server did not write it. */
  read(origin: string): string | undefined;
}

/** The orders of the lists in an attempt or practice question, by its id or name. */
export type Arrangements = (of: string) => Arrange;
