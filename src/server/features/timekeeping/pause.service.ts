import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { fieldOf } from '../../../shared/parse';
import { standstill } from '../../../shared/timing/ledger';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { getOwnQuiz } from '../quizzes/service';
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
    const now = deps.clock.now();
    const repo = timekeepingRepo(deps.db);
    for (const attempt of repo.listOpenOnQuiz.all({ quizId: quiz.id })) {
      const entry = standstill(attempt, { from: quiz.pausedAt, now });
      if (entry) addClockEntry(deps, attempt, { ...entry, kind: 'pause', actorId: teacherId, now });
    }
    repo.setPaused.run({ quizId: quiz.id, teacherId, pausedAt: null });
    recordAudit(deps.db, {
      at: now,
      actorId: teacherId,
      action: 'continue',
      subject: quiz.id,
      before: { pausedAt: quiz.pausedAt },
    });
    return { message: messages.quizContinued };
  });
}
