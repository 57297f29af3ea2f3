import { PIN_LENGTH } from '../../../shared/constants';
import { foldNumberText } from '../../../shared/number-answer/fold-number-text';

const SHAPE = new RegExp(`^[0-9]{${PIN_LENGTH}}$`);

/** A typed PIN with digits of any script, ignoring spaces and dashes; null if invalid. */
export function readPin(typed: string): string | null {
  if (typed.length > MAXIMUM_TYPED) return null;
  const digits = foldNumberText(typed).replace(/[\s\p{P}]/gu, '');
  return SHAPE.test(digits) ? digits : null;
}

/** Six digits with a sign and two spaces between each. */
const MAXIMUM_TYPED = 40;
