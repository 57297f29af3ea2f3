import { judgeFocusLoss } from '../../../shared/attempt/reload';
import type { FocusLossRequest } from '../../../shared/attempt/requests';
import type { CountedFocusLoss } from '../../../shared/attempt/schema';
import type { Deps } from '../../deps';
import { wasPausedAt } from '../timekeeping/read-clock';
import type { CloseDeps } from './close-overdue';
import { getAttemptVersion } from './course';
import { countFocusLoss } from './focus-losses';
import { focusStore } from './focus-store';
import { getAgain, type OwnAttempt, upToDate } from './own-attempt';

type FocusDeps = CloseDeps & Pick<Deps, 'policy'>;

/**
 * Counts a focus loss of the quiz page. `leftAt` and `returnedAt` are epoch milliseconds; each distinct `leftAt` is a focus
 * loss of its own, and the same again only adds the return. The last one that the attempt allows, the third as a rule,
 * closes it within the grace (spec §4 "Tab switching"). Nothing is counted where tab changes are allowed, nor what happened
 * while the teacher had paused the quiz; for that a time before the start is taken as the start, and one still to come as
 * now. A focus loss that went with its `page` waits to be counted until it is known to be no reload. A question that the
 * attempt is not asked is left out.
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
      // The page may tell it only after the pause, and its clock is its own.
      const happenedAt = Math.min(Math.max(leftAt, attempt.startedAt), now);
      if (isClosing || wasPausedAt(deps, attempt, happenedAt)) return asBefore;
      const questionId = version.questions.find(({ _id }) => _id === report.questionId)?._id ?? null;
      store.add.run({ attemptId, leftAt, returnedAt, questionId, kind, receivedAt: now });
    }
    const isNew = kind === 'left' && stored?.kind !== 'left';
    return isNew && !isClosing ? countFocusLoss(deps, attempt, now) : asBefore;
  });
}
