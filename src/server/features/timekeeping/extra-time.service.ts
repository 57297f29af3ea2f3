import type { Teacher } from '../../../shared/actor';
import { EXTRA_MINUTES_MAXIMUM } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import { extraTime } from '../../../shared/timing/ledger';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { getOwnQuiz } from '../quizzes/find';
import { settleSilence } from './downtime.service';
import { timekeepingRepo } from './repo';
import { addClockEntry, readClock } from './service';

type ExtraTimeDeps = Pick<Deps, 'db' | 'clock' | 'groupCommit' | 'log'>;

const MINUTE_MS = 60_000;

/**
 * Gives minutes to one running attempt, or to all that run on the quiz, also while it is paused. Refuses another's quiz and an
 * attempt that is not on it (404), minutes outside 0..EXTRA_MINUTES_MAXIMUM (400), and when nobody takes the quiz any more
 * (409). Resolves after the commit.
 */
export async function giveTime(
  deps: ExtraTimeDeps,
  teacher: Teacher,
  input: unknown,
): Promise<{ message: string }> {
  const quiz = getOwnQuiz(deps, teacher, fieldOf(input, 'quizId'));
  const attemptId = attemptIn(deps, quiz.id, input);
  const addedMs = minutesIn(input) * MINUTE_MS;
  await settleSilence(deps);
  return deps.groupCommit(() => {
    const { pausedAt } = getOwnQuiz(deps, teacher, quiz.id);
    const now = deps.clock.now();
    const takers = timekeepingRepo(deps.db)
      .listOpenOnQuiz.all({ quizId: quiz.id })
      .filter(({ id }) => attemptId === undefined || id === attemptId)
      // After the last leaving only the submit is taken, and after the grace the server closes: time changes neither.
      .filter((attempt) => attempt.closingSince === null)
      .filter((attempt) => now <= readClock(deps, { ...attempt, quizId: quiz.id }, now).closesAt);
    if (takers.length === 0) {
      throw new DomainError('conflict', attemptId ? messages.attemptNotRunning : messages.nobodyTakesQuiz);
    }
    for (const attempt of takers) {
      const entry = extraTime(attempt, { pausedAt, now, addedMs });
      addClockEntry(deps, attempt, { ...entry, kind: 'extra', actorId: teacher.accountId, now });
    }
    recordAudit(deps.db, {
      at: now,
      actorId: teacher.accountId,
      action: 'give-time',
      subject: attemptId ?? quiz.id,
      after: { addedMs, attemptIds: takers.map(({ id }) => id) },
    });
    return { message: messages.timeGiven(addedMs / MINUTE_MS, takers.length) };
  });
}

/** The one attempt that is meant, or undefined for all. */
function attemptIn({ db }: ExtraTimeDeps, quizId: string, input: unknown): string | undefined {
  const attemptId = fieldOf(input, 'attemptId');
  if (attemptId === undefined) return undefined;
  const attempt =
    typeof attemptId === 'string' ? timekeepingRepo(db).findOnQuiz.get({ attemptId, quizId }) : undefined;
  if (!attempt) throw new DomainError('not_found', messages.attemptNotFound);
  return attempt.id;
}

/** Minutes with at most whole milliseconds. */
function minutesIn(input: unknown): number {
  const minutes = fieldOf(input, 'minutes');
  const whole = typeof minutes === 'number' ? Math.round(minutes * MINUTE_MS) / MINUTE_MS : 0;
  if (whole > 0 && whole <= EXTRA_MINUTES_MAXIMUM) return whole;
  throw new DomainError('invalid', messages.extraMinutesInvalid(EXTRA_MINUTES_MAXIMUM));
}
