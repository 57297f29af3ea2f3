import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { EXTRA_MINUTES_MAXIMUM } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { currentClock, extraTime } from '../../rules/timing/ledger';
import { getQuizById, type QuizRecord } from '../quizzes/find';
import { addClockEntry } from './clock';
import { giveBackSilence } from './heartbeat';
import { clockStore } from './store';

const MINUTE_MS = 60_000;
const minutesInvalid = messages.extraMinutesInvalid(EXTRA_MINUTES_MAXIMUM);

export const givenTimeSchema = z.object({
  /** Resolution of one millisecond. */
  minutes: z
    .number({ error: minutesInvalid })
    .transform((minutes) => Math.round(minutes * MINUTE_MS) / MINUTE_MS)
    .refine((minutes) => minutes > 0 && minutes <= EXTRA_MINUTES_MAXIMUM, minutesInvalid),
});

interface GivenTime {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'mark'>;
  /** Undefined for all students taking the quiz. */
  readonly attemptId: string | undefined;
  readonly input: z.output<typeof givenTimeSchema>;
}

/**
 * Gives minutes to one running attempt or to all, also during a pause. Throws 400 outside
 * 0..EXTRA_MINUTES_MAXIMUM, 409 without a running attempt. Resolves after the commit.
 */
export async function giveTime(
  deps: Pick<Deps, 'db' | 'clock' | 'groupCommit' | 'log'>,
  { teacher, quiz: { id: quizId }, attemptId, input: { minutes } }: GivenTime,
): Promise<{ message: string }> {
  const addedMs = minutes * MINUTE_MS;
  const actorId = teacher.accountId;
  await giveBackSilence(deps);
  return deps.groupCommit(() => {
    const { pausedAt } = getQuizById(deps, quizId);
    const now = deps.clock.now();
    const takers = clockStore(deps.db)
      .listOpenOnQuiz.all({ quizId })
      .filter(({ id }) => attemptId === undefined || id === attemptId)
      // After the last focus loss or the grace, more time changes nothing.
      .filter((attempt) => attempt.closingSince === null)
      .filter((attempt) => now <= currentClock(attempt, pausedAt, now).closesAt);
    if (takers.length === 0) {
      throw new DomainError('conflict', attemptId ? messages.attemptNotRunning : messages.nobodyTakesQuiz);
    }
    for (const attempt of takers) {
      const entry = extraTime(attempt, { pausedAt, now, addedMs });
      addClockEntry(deps, attempt, { ...entry, kind: 'extra', actorId, now });
    }
    recordAudit(deps.db, {
      at: now,
      actorId,
      action: 'give-time',
      subject: attemptId ?? quizId,
      after: { addedMs, attemptIds: takers.map(({ id }) => id) },
    });
    return { message: messages.timeGiven(minutes, takers.length) };
  });
}
