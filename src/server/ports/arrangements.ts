import type { Arrange } from '../../shared/attempt/arrange';

/** The orders of the lists in an attempt or practice question, by its id or name. */
export type Arrangements = (of: string) => Arrange;
