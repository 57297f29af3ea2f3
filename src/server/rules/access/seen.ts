import type { Right } from '../../../shared/access/rights';

declare const brand: unique symbol;

/** The rights that are enough for each. */
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
 * A quiz or a class that a teacher was let in to with at least this right, or a part of one. Only getQuizFor and getClassFor
 * let in, so that a use case that asks for it is guarded; who may do more may do less.
 */
export type Seen<Row, Needed extends Right> = Row & SeenWith<Needed>;

/** A part of what was seen is seen with it. */
export const partOf = <Row extends object, Needed extends Right>(
  _whole: SeenWith<Needed>,
  part: Row,
): Seen<Row, Needed> => part as Seen<Row, Needed>;
