import { type SubmittedBy, whyHandedIn } from '../../../shared/attempt/submitted-by';
import { closesAt } from '../../../shared/timing/place';
import type { Deps } from '../../deps';
import type { AttemptClock } from '../timekeeping/read-clock';
import type { Course } from './place.service';
import { getPaper } from './service';
import type { AttemptRecord } from './store';

/** Why the page of a running attempt hands it in now, whatever that page says about tab changes. */
export function readWhyHandedIn(
  deps: Pick<Deps, 'db'>,
  attempt: AttemptRecord,
  arrival: {
    clock: AttemptClock;
    course: Course;
    reason: 'student' | 'time' | null;
    focusLostCount: number;
    now: number;
  },
): SubmittedBy {
  const { clock, course, reason, focusLostCount, now } = arrival;
  const { settings } = getPaper(deps, attempt.paperId);
  return whyHandedIn({
    closingSince: attempt.closingSince,
    isLastTabChange: !settings.allowTabChange && focusLostCount >= attempt.tabChangeLimit,
    reason,
    nowMs: now,
    deadlineMs: clock.deadline,
    lastQuestionEndsAtMs: closesAt(course.progress, course.questions.length - 1),
  });
}
