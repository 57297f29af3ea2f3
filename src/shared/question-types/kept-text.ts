import { TEXT_MAXIMUM_LENGTH } from '../constants';
import { toCleanText } from '../text';

/** A text as an answer is stored: never refused, cut first, so that half a character at the cut is repaired with the rest. */
export const keptText = (text: string): string => toCleanText(text.slice(0, TEXT_MAXIMUM_LENGTH));
