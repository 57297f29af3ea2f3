import type { Actor, Student } from '../../../shared/actor';
import { TAB_CHANGE_LIMIT } from '../../../shared/constants';
import type { Question } from '../../../shared/question/schema';
import type { SharedQuiz } from '../../../shared/quiz/schema';
import { effectiveSettings } from '../../../shared/quiz/settings';
import { attemptDeadline } from '../../../shared/timing/deadline';
import { scaleTimes } from '../../../shared/timing/scale';
import type { Deps } from '../../deps';
import { readAllowance } from '../timekeeping/read-allowance';
import { getQuestions, type QuizRecord } from './find';
import { quizzesStore } from './store';
import { toSharedQuiz } from './views';

/** A published quiz with what it is to the student who asks: question ids only, the texts come with the attempt. */
export function getSharedQuiz(
  deps: Pick<Deps, 'db'>,
  { actor, quiz }: { actor: Actor; quiz: QuizRecord },
): SharedQuiz {
  const questions = getQuestions(deps, quiz.id);
  const own = actor.role === 'student' ? ownPartOf(deps, actor, { quiz, questions }) : null;
  return toSharedQuiz(quiz, { questions: questions.map(({ _id }) => _id), own });
}

function ownPartOf(
  deps: Pick<Deps, 'db'>,
  student: Student,
  { quiz, questions }: { quiz: QuizRecord; questions: readonly Question[] },
): SharedQuiz['own'] {
  const attempt = quizzesStore(deps.db).findAttemptOf.get({ quizId: quiz.id, studentId: student.accountId });
  const { teacherId } = quiz;
  const allowed = readAllowance(deps, { teacherId, email: student.email });
  const { timeFactorPercent, tabChangeLimit } = attempt ?? {
    timeFactorPercent: allowed.timeFactorPercent,
    tabChangeLimit: TAB_CHANGE_LIMIT + allowed.extraTabChanges,
  };
  const version = scaleTimes({ settings: effectiveSettings(quiz), questions }, timeFactorPercent);
  const submittedOrRunning = attempt?.submittedAt === null ? 'running' : 'submitted';
  return {
    state: attempt ? submittedOrRunning : 'new',
    timeSeconds: attemptDeadline({ startedAtMs: 0, ...version }) / 1000,
    timeFactorPercent,
    tabChangeLimit,
  };
}
