import { markingMessages } from '../../../shared/marking/messages';
import { explainMark } from '../../../shared/marking/rationale';
import type { ReviewedResult } from '../../../shared/results/schema';

export interface Explanation {
  /** The sentence beside the mark, unless key points and guards say the same. */
  readonly rationale: string | null;
  readonly matched: readonly string[];
  readonly missing: readonly string[];
  /** The reasons to read the answer, as sentences. */
  readonly guards: readonly string[];
}

/** Everything that explains a mark, each thing once; an exact model answer needs no list of words. */
export function explanationOf({
  findings,
  rationale,
  ...mark
}: Pick<ReviewedResult, 'findings' | 'rationale' | 'score' | 'confidence'> &
  Partial<Pick<ReviewedResult, 'needsReview'>>): Explanation {
  if (!findings || rationale === markingMessages.markingEqual || rationale === markingMessages.markingBlank) {
    return { rationale, matched: [], missing: [], guards: [] };
  }
  const { matched, missing } = findings;
  const isDrawn = findings.check !== undefined && mark.needsReview;
  const guards = markingMessages.markingGuards
    .filter(([name]) => findings.guards.includes(name))
    .map(([, sentence]) => sentence);
  const reasons = isDrawn ? [markingMessages.markingDrawn, ...guards] : guards;
  // The last part of the rationale: the reason for a moved mark may precede it.
  const said = explainMark({ ...findings, confidence: mark.confidence });
  const isSaid = guards.length + matched.length > 0 && rationale?.endsWith(said);
  const more = isSaid ? rationale?.slice(0, -said.length) : rationale;
  const rest = guards.reduce((left, guard) => left.replace(guard, ''), more ?? '').trim();
  return { rationale: rest || null, matched, missing, guards: reasons };
}
