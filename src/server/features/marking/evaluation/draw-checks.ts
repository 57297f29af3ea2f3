import { type KeptFindings, keptFindingsSchema } from '../../../../shared/marking/kept-findings';
import { type Check, spotCheck } from '../../../../shared/marking/spot-check';
import type { Deps } from '../../../deps';
import type { Mark } from './mark-answers';
import type { ResultRecord } from './marks-store';

/** An answer with its mark as it is stored, and the mark that a re-scoring gives it. */
export interface Rescoring {
  readonly result: ResultRecord;
  readonly releasedAt: number | null;
  readonly mark: Mark | undefined;
}

/** The numbers of `Ids.seed`. */
const SEEDS = 2 ** 32;

/** The answers that the teacher is to look at for the spot check, by attempt. */
export function drawChecks(
  { ids }: Pick<Deps, 'ids'>,
  answers: readonly Rescoring[],
): ReadonlyMap<string, Check> {
  const seen = answers.flatMap(({ result, releasedAt, mark }) => {
    const kept = keptFindings(result.findings);
    if (!mark?.findings || (result.source !== 'teacher' && isPlain(mark))) return [];
    const isDrawable = isMovable(result, kept) && releasedAt === null && !mark.needsReview;
    return {
      ...{ id: result.attemptId, group: mark.findings.group, check: kept?.check },
      given: result.source === 'teacher' ? { marks: result.score, at: result.markedAt } : null,
      sure: isDrawable ? mark.score : null,
    };
  });
  return spotCheck(seen, { random: () => ids.seed() / SEEDS, newId: () => ids.id() });
}

/** Whether a suggestion may become another: not what the teacher gave, nor what an AI server said before that was kept. */
export const isMovable = ({ source }: ResultRecord, kept: KeptFindings | undefined): boolean =>
  source === 'built-in' || (source === 'ai' && kept?.opinion !== undefined);

/** What a rule decides needs no check. */
const isPlain = ({ confidence, needsReview }: Mark) => confidence === 1 && !needsReview;

export const keptFindings = (json: string | null): KeptFindings | undefined =>
  json === null ? undefined : keptFindingsSchema.parse(JSON.parse(json));
