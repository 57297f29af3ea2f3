import type { FocusLossSeen } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import { alikeFocusLosses } from '../../rules/attempt/class-episodes';
import { getQuestionsSeen } from '../attempts/course';
import { focusLossesStore } from './focus-losses-store';
import { seenTimes, toFocusLossSeen } from './focus-losses-views';
import { supervisionStore } from './store';
import type { AttemptOnQuiz } from './targets';

/**
 * The focus losses and reloads of an attempt in order, each with its question and the number of classmates who left at about the
 * same time. Implausible times, before the start or after the report, are clamped.
 */
export function listFocusLosses(
  deps: Pick<Deps, 'db' | 'arrangements'>,
  { quiz, attempt }: AttemptOnQuiz<'look'>,
): FocusLossSeen[] {
  const own = { quizId: quiz.id, teacherId: quiz.teacherId };
  const events = focusLossesStore(deps.db).list.all(own);
  const inClass = {
    focusLosses: events
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
      toFocusLossSeen({
        event,
        questionIds,
        alike: alikeFocusLosses({ attemptId: attempt.id, leftAtMs: seenTimes(event).leftAt }, inClass),
      }),
    )
    .toSorted((one, other) => one.leftAt - other.leftAt);
}
