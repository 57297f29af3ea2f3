import { judgeFocusLoss } from '../../../shared/attempt/reload';
import type { CountedFocusLoss } from '../../../shared/attempt/schema';
import type { Deps } from '../../deps';
import type { FocusLossRequest } from '../../rules/attempt/requests';
import { wasPausedAt } from '../timekeeping/read-clock';
import type { CloseDeps } from './close-overdue';
import { getAttemptVersion } from './course';
import { countFocusLoss } from './focus-losses';
import { focusStore } from './focus-store';
import { getAgain, type OwnAttempt, upToDate } from './own-attempt';

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
