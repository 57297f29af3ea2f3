import type { Actor, Student } from '../../../shared/actor';
import type { Question } from '../../../shared/question/schema';
import { shortestDraw } from '../../../shared/quiz/pools';
import type { SharedQuiz } from '../../../shared/quiz/schema';
import { effectiveSettings } from '../../../shared/quiz/settings';
import type { Deps } from '../../deps';
import { termsOf } from '../../rules/assignment/terms';
import { ownTimeSeconds } from '../../rules/timing/own-time';
import { readOwnStart } from '../assignments/own-start';
import { getNotAsked } from '../attempts/course';
import { getQuestions, poolsAmong, type QuizRecord } from '../quizzes/find';
import { readAllowance } from '../timekeeping/allowances';
import { deskStore } from './store';
import { toSharedQuiz } from './views';

/**
 * A published quiz as the student sees it: only the question ids, since the texts come with the attempt. A
 * pool contributes its drawn number of ids: those of the student's attempt, or before it the fastest ones, so
 * that the promised time never exceeds a draw's. A student who may not start gets the reason.
 */
export function getSharedQuiz(
  deps: Pick<Deps, 'db' | 'arrangements' | 'clock'>,
  { actor, quiz }: { actor: Actor; quiz: QuizRecord },
): SharedQuiz {
  const questions = getQuestions(deps, quiz.id);
  const attempt =
    actor.role === 'student'
      ? deskStore(deps.db).findAttemptOf.get({ quizId: quiz.id, studentId: actor.accountId })
      : undefined;
  const notAsked = attempt && getNotAsked(deps, attempt);
  const asked = notAsked
    ? questions.filter(({ _id }) => !notAsked.has(_id))
    : shortestDraw(poolsAmong(quiz, questions), questions);
  const own = actor.role === 'student' ? ownPartOf(deps, actor, { quiz, asked, attempt }) : null;
  return toSharedQuiz(quiz, { questions: asked.map(({ _id }) => _id), own });
}

function ownPartOf(
  deps: Pick<Deps, 'db' | 'arrangements' | 'clock'>,
  student: Student,
  seen: {
    quiz: QuizRecord;
    asked: readonly Question[];
    attempt: ReturnType<ReturnType<typeof deskStore>['findAttemptOf']['get']>;
  },
): SharedQuiz['own'] {
  const { quiz, asked: questions, attempt } = seen;
  const { id: quizId, teacherId } = quiz;
  const now = deps.clock.now();
  const { start, ground } = readOwnStart(deps, { quizId, student, attempt, now });
  const allowance = readAllowance(deps, { teacherId, student });
  const terms = termsOf({ ...ground, allowance });
  const { timeFactorPercent, tabChangeLimit } = attempt ?? terms;
  const submittedOrRunning = attempt?.submittedAt === null ? 'running' : 'submitted';
  return {
    ...terms,
    state: attempt ? submittedOrRunning : 'new',
    timeSeconds: ownTimeSeconds({ settings: effectiveSettings(quiz), questions }, timeFactorPercent),
    timeFactorPercent,
    tabChangeLimit,
    start,
    serverNow: now,
  };
}
