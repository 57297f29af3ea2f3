import { PAIRED_NAMES } from '../../../../shared/import/typed/pairs';
import { emptyMatch, type MatchDraft } from '../../../../shared/question-types/match/draft';
import { checkPastedPairs, pairsIn } from '../../formats/typed/pasted-pairs';
import type { PastedType } from '../../formats/typed/pasted-type';

export const matchPasted = {
  names: PAIRED_NAMES,
  example: `Match each symbol with its element.
Type: matching
Fe = Iron
Cu = Copper
Ag = Silver
= Zinc
Marks: 3
Time: 60`,
  recognises: () => false,
  read: ({ pairs }) => ({ ...emptyMatch, ...pairsIn(pairs), partialCredit: true }),
  check: checkPastedPairs,
} as const satisfies PastedType<MatchDraft>;
