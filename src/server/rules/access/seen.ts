import type { Right } from '../../../shared/access/rights';

declare const brand: unique symbol;

/** The rights that satisfy each right. */
interface Enough {
  look: Right;
  mark: 'mark' | 'edit' | 'own';
  edit: 'edit' | 'own';
  own: 'own';
}

export interface SeenWith<Needed extends Right> {
  readonly [brand]: Enough[Needed];
}

/**
 * A quiz or class, or a part of it, to which a teacher was admitted with at least this right. Only getQuizFor
 * and getClassFor create it, so use cases that require it are guarded; a higher right includes the lower
 * ones.
 */
export type Seen<Row, Needed extends Right> = Row & SeenWith<Needed>;

/** A part of an accessible object is accessible too. */
export const partOf = <Row extends object, Needed extends Right>(
  _whole: SeenWith<Needed>,
  part: Row,
): Seen<Row, Needed> => part as Seen<Row, Needed>;
