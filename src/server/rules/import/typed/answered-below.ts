import { isLetterAt } from '../words/alphabets';
import { labelAt } from './labelled';
import { fieldStart, questionStart } from './markers';
import type { TypedLine } from './typed-lines';

/** How many lines below a text may be its question's own, before its options or its answer. */
export const LOOKED_AT_BELOW = 12;

/** Whether the lines right below a text hold its options or its answer, in front of an empty line or a number. */
export function isAnsweredBelow(below: readonly TypedLine[]): boolean {
  const end = below.findIndex(({ kind, folded }) => kind !== 'words' || questionStart(folded) !== undefined);
  const block = end < 0 ? below : below.slice(0, end);
  return block.some(
    ({ folded }) => fieldStart(folded)?.field === 'answer' || isLetterAt(labelAt(folded)?.label ?? '', 0),
  );
}
