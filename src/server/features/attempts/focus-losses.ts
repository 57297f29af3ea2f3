import { judgeFocusLoss } from '../../../shared/attempt/reload';
import type { CountedFocusLoss } from '../../../shared/attempt/schema';
import { RELOAD_HEARD_WITHIN_MS } from '../../../shared/constants';
import type { Deps } from '../../deps';
import type { FocusLossRequest } from '../../rules/attempt/requests';
import { wasPausedAt } from '../timekeeping/clock';
import type { CloseDeps } from './close-overdue';
import { getAttemptVersion } from './course';
import { focusStore } from './focus-store';
import { getAgain, type OwnAttempt, upToDate } from './own-attempt';
import { type AttemptRecord, attemptsStore } from './store';

type CountDeps = Pick<Deps, 'db' | 'policy'>;

/** Counts a focus loss of a running attempt; the last allowed one closes it after the grace. Part of a transaction. */
function countFocusLoss(deps: CountDeps, attempt: AttemptRecord, now: number): CountedFocusLoss {
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

type FocusDeps = CloseDeps & Pick<Deps, 'policy'>;

/**
 * Counts a focus loss of the quiz page. `leftAt` and `returnedAt` are epoch milliseconds; each distinct `leftAt` is one focus
 * loss, and a repeat only adds the return. The last allowed one, usually the third, closes the attempt after the grace (spec §4
 * "Tab switching"). Not counted if tab changes are allowed or during a pause; for that test, times are clamped to the start and
 * now. A focus loss of a `page` that went away is counted only once it is known not to be a reload. A question not asked in the
 * attempt is dropped.
 */
export async function reportFocusLoss(
  deps: FocusDeps,
  { attempt: known, input: report }: { attempt: OwnAttempt; input: FocusLossRequest },
): Promise<CountedFocusLoss> {
  const { id: attemptId } = await upToDate(deps, known);
  const { leftAt, returnedAt } = report;
  const now = deps.clock.now();
  return deps.groupCommit(() => {
    const attempt = getAgain(deps, known);
    const { focusLostCount, tabChangeLimit } = attempt;
    const version = getAttemptVersion(deps, attempt);
    if (attempt.submittedAt !== null) return { focusLostCount, submitted: true, tabChangeLimit };
    if (version.settings.allowTabChange) return { focusLostCount, submitted: false, tabChangeLimit };

    const store = focusStore(deps.db);
    const isClosing = attempt.closingSince !== null;
    const asBefore = { focusLostCount, submitted: isClosing, tabChangeLimit };
    const stored = store.find.get({ attemptId, leftAt }) ?? null;
    const countReloads = () => store.countReloads.get({ attemptId })?.reloads ?? 0;
    const reloadCount = report.page === 'reloaded' ? countReloads() : 0;
    const kind = judgeFocusLoss({ stored, report, reloadCount, nowMs: now });
    if (stored) {
      store.decide.run({ attemptId, leftAt, kind, returnedAt });
    } else {
      // The page may report it after the pause, and its clock may be off.
      const happenedAt = Math.min(Math.max(leftAt, attempt.startedAt), now);
      if (isClosing || wasPausedAt(deps, attempt, happenedAt)) return asBefore;
      const questionId = version.questions.find(({ _id }) => _id === report.questionId)?._id ?? null;
      store.add.run({ attemptId, leftAt, returnedAt, questionId, kind, receivedAt: now });
    }
    const isNew = kind === 'left' && stored?.kind !== 'left';
    return isNew && !isClosing ? countFocusLoss(deps, attempt, now) : asBefore;
  });
}
