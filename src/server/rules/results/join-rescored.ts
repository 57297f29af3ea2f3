import type { Rescored } from '../../../shared/results/schema';

/** Marks in such quick succession are one decision, for example for a group of answers. */
const ONE_DECISION_MS = 3000;

/**
 * The effect of the teacher's marks, merged with that of the same decision just before. An undone mark is a
 * separate decision.
 */
export function joinRescored(earlier: Rescored | null, latest: Rescored): Rescored {
  if (!earlier || latest.at - earlier.at > ONE_DECISION_MS || !isContinued(earlier, latest)) return latest;
  const changes = new Map(earlier.changes.map((change) => [change.studentId, change]));
  for (const change of latest.changes) {
    const { before, neededReview } = changes.get(change.studentId) ?? change;
    changes.set(change.studentId, { ...change, before, neededReview });
  }
  const taught = new Set(latest.taught.map(({ studentId }) => studentId));
  const isChange = ({ studentId, before, after, neededReview, needsReview }: Rescored['changes'][number]) =>
    !taught.has(studentId) && (before !== after || neededReview !== needsReview);
  return { ...latest, changes: [...changes.values()].filter(isChange) };
}

/** Whether the last of the earlier marks is unchanged. */
function isContinued(earlier: Rescored, latest: Rescored): boolean {
  const last = earlier.taught.at(-1);
  return latest.taught.some(({ studentId, marks }) => studentId === last?.studentId && marks === last.marks);
}
