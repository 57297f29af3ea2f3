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

/** How every type is marked that needs no judgement. Apart from the other registry: pages that mark nothing do without. */
const markings: Markings = {
  mcq: mcqMarking,
  msq: msqMarking,
  slider: sliderMarking,
  number: numberMarking,
  cloze: clozeMarking,
  match: matchMarking,
  order: orderMarking,
};

/** How a question is marked that needs no judgement. */
export const objectiveMarkingOf = ({
  type,
}: {
  readonly type: ObjectiveType;
}): ObjectiveMarking<ObjectiveBody> => markings[type];
