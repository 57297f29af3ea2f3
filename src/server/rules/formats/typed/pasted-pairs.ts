import type { TypedPair } from '../../../../shared/import/typed/pairs';
import { matchDraftOf, type Pair } from '../../../../shared/question-types/match/draft';
import { issueAt, rangeOnlyForSliders } from './pasted-lines';
import { typedSentences } from './sentences';
import type { TypedIssue, TypedQuestion } from './typed-question';

/** The pairs and spare right sides in lines. */
export function pairsIn(lines: readonly Omit<TypedPair, 'line'>[]) {
  const pairs = lines.flatMap(({ left, right }): Pair[] => (left === '' ? [] : [[left, right]]));
  const spare = lines.flatMap(({ left, right }) => (left === '' ? [right] : []));
  return matchDraftOf(pairs, spare);
}

/** Lines that do not fit pairs. */
export const checkPastedPairs = (question: TypedQuestion): TypedIssue[] => [
  ...issueAt(question.options[0], true, typedSentences.optionsNeedChoice),
  ...issueAt(question.fields.get('answer'), true, typedSentences.pairsAreTheKey),
  ...rangeOnlyForSliders(question),
];
