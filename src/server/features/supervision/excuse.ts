import type { Teacher } from '../../../shared/actor';
import { alikeLeavings } from '../../../shared/attempt/class-episodes';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid, messages } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import type { LeavingSeen } from '../../../shared/supervision/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { getQuestionsSeen } from '../attempts/service';
import { leavingsRepo } from './leavings.repo';
import { seenTimes, toLeavingSeen } from './leavings.views';
import { supervisionRepo } from './repo';
import { getAttemptOnOwnQuiz } from './service';

/**
 * The leavings and reloads of one attempt on an own quiz (404) in their order, each with its question and with how many of
 * the class left at about the same time. A time that the page cannot have meant, before the start or after the report, is shown as that.
 */
export async function listLeavings(
  deps: Pick<Deps, 'db'>,
  teacher: Teacher,
  input: unknown,
): Promise<LeavingSeen[]> {
  const { quiz, attempt } = getAttemptOnOwnQuiz(deps, teacher, input);
  const repo = supervisionRepo(deps.db);
  const own = { quizId: quiz.id, teacherId: teacher.accountId };
  const events = leavingsRepo(deps.db).list.all(own);
  const inClass = {
    leavings: events
      .filter(({ kind }) => kind !== 'reloaded')
      .map((event) => ({ attemptId: event.attemptId, leftAtMs: seenTimes(event).leftAt })),
    spans: repo.listAttempts.all(own).map(({ attempt: { id, startedAt, submittedAt } }) => ({
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

/**
 * Excuses one leaving of an attempt on an own quiz (404), named by its `leftAt` as listed (400): the count stays, the limit
 * goes up by one. An attempt that was being closed because of its last leaving goes on. Refuses one excused before, and a
 * reload, which does not count (409).
 */
export async function excuseLeaving(
  deps: Pick<Deps, 'db' | 'clock' | 'groupCommit' | 'policy'>,
  teacher: Teacher,
  input: unknown,
): Promise<{ message: string }> {
  return deps.groupCommit(() => {
    const { quiz, attempt } = getAttemptOnOwnQuiz(deps, teacher, input);
    const { id: attemptId, focusLostCount, closingSince } = attempt;
    const leftAt = fieldOf(input, 'leftAt');
    const repo = supervisionRepo(deps.db);
    const events = leavingsRepo(deps.db);
    const named = events.list
      .all({ quizId: quiz.id, teacherId: teacher.accountId })
      .filter((event) => event.attemptId === attemptId)
      .filter((event) => event.leftAt === leftAt || seenTimes(event).leftAt === leftAt);
    if (typeof leftAt !== 'number') throw new DomainError('invalid', fieldInvalid('leftAt'));
    if (named.length === 0) throw new DomainError('not_found', messages.leavingNotFound);
    const event = named.find(({ excusedAt }) => excusedAt === null);
    if (!event) throw new DomainError('conflict', messages.leavingAlreadyExcused);
    if (event.kind === 'reloaded') throw new DomainError('conflict', messages.reloadNotCounted);

    const now = deps.clock.now();
    const tabChangeLimit = attempt.tabChangeLimit + 1;
    const goesOn = closingSince !== null && attempt.submittedAt === null && focusLostCount < tabChangeLimit;
    events.excuse.run({ attemptId, leftAt: event.leftAt, now });
    repo.setTabChangeLimit.run({
      attemptId,
      tabChangeLimit,
      closingSince: goesOn ? null : closingSince,
      closesAt: goesOn ? attempt.deadline + deps.policy.submitGraceSeconds * 1000 : attempt.closesAt,
    });
    recordAudit(deps.db, {
      at: now,
      actorId: teacher.accountId,
      action: 'excuse',
      subject: attemptId,
      before: { tabChangeLimit: attempt.tabChangeLimit },
      after: { tabChangeLimit, leftAt: event.leftAt },
    });
    return { message: messages.leavingExcused };
  });
}
