import type { Actor, Student } from '../../../shared/actor';
import { TAB_CHANGE_LIMIT } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import type { SharedQuiz } from '../../../shared/quiz/schema';
import { effectiveSettings } from '../../../shared/quiz/settings';
import { attemptDeadline } from '../../../shared/timing/deadline';
import { scaleTimes } from '../../../shared/timing/scale';
import type { Deps } from '../../deps';
import { readAllowance } from '../timekeeping/allowances.service';
import { type QuizRecord, quizzesRepo } from './repo';
import { getPublishedQuiz, getQuestions } from './service';
import { toSharedQuiz } from './views';

/**
 * A published quiz for any student and for its owner (404), with what it is to that student: question ids only, the texts
 * come with the attempt.
 */
export function getSharedQuiz(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, shareId: unknown): SharedQuiz {
  const quiz = getPublishedQuiz(deps, actor, shareId);
  if (actor.role === 'teacher' && quiz.teacherId !== actor.accountId) {
    throw new DomainError('not_found', messages.quizNotFoundOrNotPublished);
  }
  const questions = getQuestions(deps, quiz.id);
  const own = actor.role === 'student' ? ownPartOf(deps, actor, { quiz, questions }) : null;
  return toSharedQuiz(quiz, { questions: questions.map(({ _id }) => _id), own });
}

function ownPartOf(
  deps: Pick<Deps, 'db'>,
  student: Student,
  { quiz, questions }: { quiz: QuizRecord; questions: readonly Question[] },
): SharedQuiz['own'] {
  const attempt = quizzesRepo(deps.db).findAttemptOf.get({ quizId: quiz.id, studentId: student.accountId });
  const { teacherId } = quiz;
  const allowed = readAllowance(deps, { teacherId, email: student.email });
  const { timeFactorPercent, tabChangeLimit } = attempt ?? {
    timeFactorPercent: allowed.timeFactorPercent,
    tabChangeLimit: TAB_CHANGE_LIMIT + allowed.extraTabChanges,
  };
  const paper = scaleTimes({ settings: effectiveSettings(quiz), questions }, timeFactorPercent);
  const submittedOrRunning = attempt?.submittedAt === null ? 'running' : 'submitted';
  return {
    state: attempt ? submittedOrRunning : 'new',
    timeSeconds: attemptDeadline({ startedAtMs: 0, ...paper }) / 1000,
    timeFactorPercent,
    tabChangeLimit,
  };
}
