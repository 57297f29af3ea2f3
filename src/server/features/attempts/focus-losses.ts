import type { CountedFocusLoss } from '../../../shared/attempt/schema';
import { RELOAD_HEARD_WITHIN_MS } from '../../../shared/constants';
import type { Deps } from '../../deps';
import { focusStore } from './focus-store';
import { type AttemptRecord, attemptsStore } from './store';

type CountDeps = Pick<Deps, 'db' | 'policy'>;

/** Counts a focus loss of a running attempt; the last allowed one closes it after the grace. Part of a transaction. */
export function countFocusLoss(deps: CountDeps, attempt: AttemptRecord, now: number): CountedFocusLoss {
  const { id: attemptId, closesAt, tabChangeLimit } = attempt;
  const focusLostCount = attempt.focusLostCount + 1;
  const isLast = focusLostCount >= tabChangeLimit;
  const graceEndsAt = now + deps.policy.submitGraceSeconds * 1000;
  attemptsStore(deps.db).countFocusLoss.run({
    attemptId,
    focusLostCount,
    closingSince: isLast ? now : null,
    closesAt: isLast ? Math.min(closesAt, graceEndsAt) : closesAt,
  });
  return { focusLostCount, submitted: isLast, tabChangeLimit };
}

/** Counts focus losses of pages that went away and did not report a reload in time. Resolves after the commit. */
export async function countPagesGone(deps: CountDeps & Pick<Deps, 'clock' | 'groupCommit'>): Promise<void> {
  const store = focusStore(deps.db);
  const now = deps.clock.now();
  const before = now - RELOAD_HEARD_WITHIN_MS;
  if (store.listGone.all({ before }).length === 0) return;
  await deps.groupCommit(() => {
    for (const { attemptId, studentId, leftAt } of store.listGone.all({ before })) {
      const attempt = attemptsStore(deps.db).findOwn.get({ attemptId, studentId });
      store.decide.run({ attemptId, leftAt, kind: 'left', returnedAt: null });
      if (attempt?.closingSince === null) countFocusLoss(deps, attempt, now);
    }
  });
}

/** Ends absences that began before the student was seen in the quiz again. Resolves after the commit. */
export async function endAbsences(
  deps: Pick<Deps, 'db' | 'groupCommit'>,
  attemptId: string,
  hereAt: number,
): Promise<void> {
  const store = focusStore(deps.db);
  if (!store.findOpen.get({ attemptId, hereAt })) return;
  await deps.groupCommit(() => store.endOpen.run({ attemptId, hereAt }));
}
