import { type SubmittedBy, whyHandedIn } from '../../../shared/attempt/submitted-by';
import { closesAt } from '../../../shared/timing/place';
import type { Deps } from '../../deps';
import type { AttemptClock } from '../timekeeping/service';
import { readCourse } from './place.service';
import type { AttemptRecord } from './repo';
import { getPaper } from './service';

/** Why the page of a running attempt hands it in now, whatever that page says about tab changes. */
export function readWhyHandedIn(
  deps: Pick<Deps, 'db'>,
  attempt: AttemptRecord,
  arrival: {
    clock: AttemptClock;
    reason: 'student' | 'time' | null;
    focusLostCount: number;
    now: number;
  },
): SubmittedBy {
  const { clock, reason, focusLostCount, now } = arrival;
  const { settings } = getPaper(deps, attempt.paperId);
  const { progress, questions } = readCourse(deps, attempt, now);
  return whyHandedIn({
    closingSince: attempt.closingSince,
    isLastTabChange: !settings.allowTabChange && focusLostCount >= attempt.tabChangeLimit,
    reason,
    nowMs: now,
    deadlineMs: clock.deadline,
    lastQuestionEndsAtMs: closesAt(progress, questions.length - 1),
  });
}
