import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid, messages } from '../../../shared/messages';
import type { FocusLossSeen } from '../../../shared/supervision/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { alikeFocusLosses } from '../../rules/attempt/class-episodes';
import { getQuestionsSeen } from '../attempts/course';
import { focusLossesStore, markExcused } from './focus-losses-store';
import { supervisionStore, updateAttempt } from './store';
import type { AttemptOnQuiz } from './targets';
import { seenTimes, toFocusLossSeen } from './views';

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

/** Identifies a focus loss by its listed `leftAt`. */
export const excusedFocusLossSchema = z.object({ leftAt: z.number({ error: fieldInvalid('leftAt') }) });

interface ExcusedFocusLoss extends AttemptOnQuiz<'mark'> {
  readonly teacher: Teacher;
  readonly input: z.output<typeof excusedFocusLossSchema>;
}

/**
 * Excuses one focus loss (404): the count stays, the limit rises by one. An attempt closing because of it resumes. Throws 409 if
 * excused already, or for a reload, which does not count.
 */
export function excuseFocusLoss(
  { db, clock, policy }: Pick<Deps, 'db' | 'clock' | 'policy'>,
  { teacher, quiz, attempt, input: { leftAt } }: ExcusedFocusLoss,
): { message: string } {
  const { id: attemptId, focusLostCount, closingSince } = attempt;
  const named = focusLossesStore(db)
    .list.all({ quizId: quiz.id, teacherId: quiz.teacherId })
    .filter((event) => event.attemptId === attemptId)
    .filter((event) => event.leftAt === leftAt || seenTimes(event).leftAt === leftAt);
  if (named.length === 0) throw new DomainError('not_found', messages.focusLossNotFound);
  const event = named.find(({ excusedAt }) => excusedAt === null);
  if (!event) throw new DomainError('conflict', messages.focusLossAlreadyExcused);
  if (event.kind === 'reloaded') throw new DomainError('conflict', messages.reloadNotCounted);

  const now = clock.now();
  const tabChangeLimit = attempt.tabChangeLimit + 1;
  const goesOn = closingSince !== null && attempt.submittedAt === null && focusLostCount < tabChangeLimit;
  markExcused(db, event, now);
  updateAttempt(db, attemptId, {
    tabChangeLimit,
    ...(goesOn && { closingSince: null, closesAt: attempt.deadline + policy.submitGraceSeconds * 1000 }),
  });
  recordAudit(db, {
    at: now,
    actorId: teacher.accountId,
    action: 'excuse',
    subject: attemptId,
    before: { tabChangeLimit: attempt.tabChangeLimit },
    after: { tabChangeLimit, leftAt: event.leftAt },
  });
  return { message: messages.focusLossExcused };
}
