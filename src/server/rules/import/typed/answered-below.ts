import { isLetterAt } from '../words/alphabets';
import { labelAt } from './labelled';
import { fieldStart, questionStart } from './markers';
import type { TypedLine } from './typed-lines';

/** How many lines below a text may belong to its question, before its options or its answer. */
export const LOOKED_AT_BELOW = 12;

/** Whether a text is followed by options or an answer, before an empty line or a number. */
export function isAnsweredBelow(below: readonly TypedLine[]): boolean {
  const end = below.findIndex(({ kind, folded }) => kind !== 'words' || questionStart(folded) !== undefined);
  const block = end < 0 ? below : below.slice(0, end);
  return block.some(
    ({ folded }) => fieldStart(folded)?.field === 'answer' || isLetterAt(labelAt(folded)?.label ?? '', 0),
  );
}
