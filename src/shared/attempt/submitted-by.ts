import type { SUBMITTED_BY } from '../constants';

export type SubmittedBy = (typeof SUBMITTED_BY)[number];

/**
 * Why an attempt ended (contract "Why it ended"), null while it runs: the last tab change stands before whoever handed it in
 * then. Attempts of earlier versions tell no more than `student` and `server`, and are read alike.
 */
export const whyItEnded = ({
  submittedBy,
  closingSince,
}: {
  submittedBy: SubmittedBy | null;
  closingSince: number | null;
}): SubmittedBy | null => (submittedBy !== null && closingSince !== null ? 'tab-changes' : submittedBy);
