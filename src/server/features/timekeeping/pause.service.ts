import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import { standstill } from '../../../shared/timing/ledger';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { getOwnQuiz, type QuizRecord } from '../quizzes/find';
import { settleSilence } from './downtime.service';
import { timekeepingRepo } from './repo';
import { addClockEntry } from './service';

type PauseDeps = Pick<Deps, 'db' | 'clock' | 'groupCommit' | 'log'>;

/**
 * Stops the clocks of all who take the quiz, also of those who start while it is paused. Refuses another's quiz (404) and one
 * that is not published or is paused already (409). Resolves after the commit.
 */
export async function pauseQuiz(
  deps: PauseDeps,
  teacher: Teacher,
  input: unknown,
): Promise<{ message: string; pausedSince: number }> {
  const { accountId: teacherId } = teacher;
  getOwnQuiz(deps, teacher, fieldOf(input, 'quizId'));
  await settleSilence(deps);
  return deps.groupCommit(() => {
    const quiz = getOwnQuiz(deps, teacher, fieldOf(input, 'quizId'));
    if (!quiz.isPublished) throw new DomainError('conflict', messages.notPublished);
    if (quiz.pausedAt !== null) throw new DomainError('conflict', messages.alreadyPaused);
    const now = deps.clock.now();
    timekeepingRepo(deps.db).setPaused.run({ quizId: quiz.id, teacherId, pausedAt: now });
    recordAudit(deps.db, { at: now, actorId: teacherId, action: 'pause', subject: quiz.id });
    return { message: messages.quizPaused, pausedSince: now };
  });
}

/**
 * Lets the clocks of a paused quiz run on: each running attempt gets the time that it stood, in one entry. Refuses another's
 * quiz (404) and one that is not paused (409). Resolves after the commit.
 */
export async function continueQuiz(
  deps: PauseDeps,
  teacher: Teacher,
  input: unknown,
): Promise<{ message: string }> {
  const { accountId: teacherId } = teacher;
  return deps.groupCommit(() => {
    const quiz = getOwnQuiz(deps, teacher, fieldOf(input, 'quizId'));
    if (quiz.pausedAt === null) throw new DomainError('conflict', messages.notPaused);
    endPause(deps, quiz, { actorId: teacherId, now: deps.clock.now() });
    return { message: messages.quizContinued };
  });
}

/** Gives each running attempt the time that a paused quiz stood, if it is paused; belongs into the transaction of the act. */
export function endPause(
  deps: Pick<Deps, 'db'>,
  { id: quizId, pausedAt }: QuizRecord,
  { actorId, now }: { actorId: string; now: number },
): void {
  if (pausedAt === null) return;
  const repo = timekeepingRepo(deps.db);
  for (const attempt of repo.listOpenOnQuiz.all({ quizId })) {
    const entry = standstill(attempt, { from: pausedAt, now });
    if (entry) addClockEntry(deps, attempt, { ...entry, kind: 'pause', actorId, now });
  }
  repo.setPaused.run({ quizId, teacherId: actorId, pausedAt: null });
  const act = { at: now, actorId, action: 'continue', subject: quizId };
  recordAudit(deps.db, { ...act, before: { pausedAt } });
}
