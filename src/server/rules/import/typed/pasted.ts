import type { DraftOf, DraftParts, QuestionType } from '../../../../shared/question-types/registry';
import { mcqPasted, msqPasted } from './choice-pasted';
import { clozePasted } from './cloze-pasted';
import { matchPasted } from './match-pasted';
import { numberPasted } from './number-pasted';
import { orderPasted } from './order-pasted';
import type { PastedType } from './pasted-type';
import { sliderPasted } from './slider-pasted';
import { longPasted, shortPasted } from './written-pasted';

/** How every type is read out of pasted text. Apart from the other registry, so that only what reads it loads it. */
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

/** How a type is read out of pasted text. */
export const pastedTypeOf = ({ type }: { readonly type: QuestionType }): PastedType<DraftParts> =>
  pastedTypes[type];
