import type { Teacher } from '../../../shared/actor';
import { alikeLeavings } from '../../../shared/attempt/class-episodes';
import type { LeavingSeen } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import { getQuestionsSeen } from '../attempts/course';
import { leavingsStore } from './leavings-store';
import { seenTimes, toLeavingSeen } from './leavings-views';
import { supervisionStore } from './store';
import type { AttemptOnQuiz } from './targets';

/**
 * The leavings and reloads of one attempt in their order, each with its question and with how many of the class left at about
 * the same time. A time that the page cannot have meant, before the start or after the report, is shown as that.
 */
export function listLeavings(
  deps: Pick<Deps, 'db'>,
  { teacher, quiz, attempt }: AttemptOnQuiz & { readonly teacher: Teacher },
): LeavingSeen[] {
  const own = { quizId: quiz.id, teacherId: teacher.accountId };
  const events = leavingsStore(deps.db).list.all(own);
  const inClass = {
    leavings: events
      .filter(({ kind }) => kind !== 'reloaded')
      .map((event) => ({ attemptId: event.attemptId, leftAtMs: seenTimes(event).leftAt })),
    spans: supervisionStore(deps.db)
      .listAttempts.all(own)
      .map(({ attempt: { id, startedAt, submittedAt } }) => ({
        attemptId: id,
        startedAtMs: startedAt,
        endedAtMs: submittedAt,
      })),
  };
  const questionIds = getQuestionsSeen(deps, attempt).map(({ _id }) => _id);
  return events
    .filter(({ attemptId }) => attemptId === attempt.id)
    .map((event) =>
      toLeavingSeen({
        event,
        questionIds,
        alike: alikeLeavings({ attemptId: attempt.id, leftAtMs: seenTimes(event).leftAt }, inClass),
      }),
    )
    .toSorted((one, other) => one.leftAt - other.leftAt);
}
