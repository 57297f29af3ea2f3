import type { Teacher } from '../../../shared/actor';
import { byName } from '../../../shared/by-name';
import { fieldOf } from '../../../shared/parse';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/closing.service';
import { findPresence } from '../attempts/presence.service';
import { getQuestionsSeen } from '../attempts/service';
import { getOwnQuiz } from '../quizzes/find';
import { listLateSubmissions } from './late.service';
import { leavingsRepo } from './leavings.repo';
import { seenTimes } from './leavings.views';
import { supervisionRepo } from './repo';
import { toLiveQuiz } from './views';

/**
 * All who have started an own quiz (404), as they stand now: what is stored, and what their pages last said of
 * themselves. Attempts whose time is over are closed first. The number of statements does not
 * grow with the students.
 */
export async function watchQuiz(
  deps: CloseDeps & Pick<Deps, 'policy'>,
  teacher: Teacher,
  input: unknown,
): Promise<LiveQuiz> {
  await closeOverdueAttempts(deps);
  const quiz = getOwnQuiz(deps, teacher, fieldOf(input, 'quizId'));
  const now = deps.clock.now();
  const repo = supervisionRepo(deps.db);
  const own = { quizId: quiz.id, teacherId: teacher.accountId };
  return toLiveQuiz({
    quiz,
    now,
    attempts: repo.listAttempts
      .all(own)
      .sort(byName)
      .map((watched) => ({
        ...watched,
        presence: findPresence(deps, watched.attempt.id, now),
        questionIds: getQuestionsSeen(deps, watched.attempt).map(({ _id }) => _id),
      })),
    answeredCounts: new Map(
      repo.countAnswered.all(own).map(({ attemptId, answeredCount }) => [attemptId, answeredCount]),
    ),
    awayIds: new Set(
      leavingsRepo(deps.db)
        .listOpen.all(own)
        .filter((event) => seenTimes(event).returnedAt === null)
        .map(({ attemptId }) => attemptId),
    ),
    clock: repo.listClockMoves.all(own),
    late: listLateSubmissions(deps, teacher, quiz.id),
  });
}
