import { mcqMarking, msqMarking } from './choice/marking';
import { clozeMarking } from './cloze/marking';
import { matchMarking } from './match/marking';
import { numberMarking } from './number/marking';
import type { ObjectiveMarking } from './objective-marking';
import { orderMarking } from './order/marking';
import type { PartsOf } from './registry';
import { sliderMarking } from './slider/marking';
import type { ObjectiveType } from './traits';

type Markings = { readonly [Type in ObjectiveType]: ObjectiveMarking<PartsOf<Type>['body']> };
type ObjectiveBody = { [Type in ObjectiveType]: PartsOf<Type>['body'] }[ObjectiveType];

/**
 * The marking of all objective types, separate from the other registry so that pages that mark nothing do not
 * load it.
 */
const markings: Markings = {
  mcq: mcqMarking,
  msq: msqMarking,
  slider: sliderMarking,
  number: numberMarking,
  cloze: clozeMarking,
  match: matchMarking,
  order: orderMarking,
};

export const objectiveMarkingOf = ({
  type,
}: {
  readonly type: ObjectiveType;
}): ObjectiveMarking<ObjectiveBody> => markings[type];
