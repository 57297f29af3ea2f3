import type { DraftOf, DraftParts, QuestionType } from '../../../shared/question-types/registry';
import type { PastedType } from '../formats/typed/pasted-type';
import { mcqPasted, msqPasted } from './choice/pasted';
import { clozePasted } from './cloze/pasted';
import { matchPasted } from './match/pasted';
import { numberPasted } from './number/pasted';
import { orderPasted } from './order/pasted';
import { sliderPasted } from './slider/pasted';
import { longPasted, shortPasted } from './written/pasted';

/**
 * The pasted-text readers of all types, separate from the other registry so that they are loaded only on
 * demand.
 */
const pastedTypes = {
  mcq: mcqPasted,
  msq: msqPasted,
  short: shortPasted,
  long: longPasted,
  slider: sliderPasted,
  number: numberPasted,
  cloze: clozePasted,
  match: matchPasted,
  order: orderPasted,
} satisfies { [Type in QuestionType]: PastedType<DraftOf<Type>> };

export const pastedTypeOf = ({ type }: { readonly type: QuestionType }): PastedType<DraftParts> =>
  pastedTypes[type];
