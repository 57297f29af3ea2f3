import { TEXT_MAXIMUM_LENGTH } from '../constants';
import { toCleanText } from '../text';

/**
 * A text in the form that answers are stored in: never refused, and cut before repair, so that half a
 * character at the cut is repaired too.
 */
export const keptText = (text: string): string => toCleanText(text.slice(0, TEXT_MAXIMUM_LENGTH));
