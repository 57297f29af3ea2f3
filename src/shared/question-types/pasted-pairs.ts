import type { BulkIssue, PastedQuestion } from '../question/bulk-paste-groups';
import type { PastedPair } from '../question/bulk-paste-lists';
import { bulkPasteTexts } from '../question/bulk-paste-texts';
import { matchDraftOf, type Pair } from './match-draft';
import { issueAt, rangeOnlyForSliders } from './pasted-lines';

/** The pairs and spare right sides that lines say. */
export function pairsIn(lines: readonly Omit<PastedPair, 'line'>[]) {
  const pairs = lines.flatMap(({ left, right }): Pair[] => (left === '' ? [] : [[left, right]]));
  const spare = lines.flatMap(({ left, right }) => (left === '' ? [right] : []));
  return matchDraftOf(pairs, spare);
}

/** Lines of a pasted question that fit no pairs. */
export const checkPastedPairs = (question: PastedQuestion): BulkIssue[] => [
  ...issueAt(question.options[0], true, bulkPasteTexts.optionsNeedChoice),
  ...issueAt(question.fields.get('answer'), true, bulkPasteTexts.pairsAreTheKey),
  ...rangeOnlyForSliders(question),
];
