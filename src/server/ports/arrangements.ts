import type { Arrange } from '../../shared/attempt/arrange';

/** The orders in which a student is shown the lists of an attempt or of a practice question, from its id or name. */
export type Arrangements = (of: string) => Arrange;
