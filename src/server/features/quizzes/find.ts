import type { Actor, Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import {
  type EvaluationStatus,
  type Quiz,
  type TeacherDashboard,
  teacherDashboardSchema,
} from '../../../shared/quiz/schema';
import { isShareId, readShareId } from '../../../shared/quiz/share-id';
import { runningEvaluations } from '../../db/running-evaluations';
import type { Deps } from '../../deps';
import { countWrongShareId, refuseGuesser } from '../../rates/limits';
import { getPlan } from '../payments/service';
import { type QuizRecord, quizzesRepo } from './repo';
import { toQuestion, toQuiz, toQuizRow } from './views';

export type { QuizRecord } from './repo';

type QuizReadDeps = Pick<Deps, 'db'>;

/** The teacher's own quiz, unless it is deleted; anything else as id is a quiz that was not found (404). */
export function getOwnQuiz({ db }: QuizReadDeps, teacher: Teacher, quizId: unknown): QuizRecord {
  const quiz =
    typeof quizId === 'string'
      ? quizzesRepo(db).findOwn.get({ quizId, teacherId: teacher.accountId })
      : undefined;
  if (!quiz) throw new DomainError('not_found', messages.quizNotFound);
  return quiz;
}

/** A quiz for work that no teacher asked for, unless it is deleted (404). */
export function getQuizById({ db }: QuizReadDeps, quizId: string): QuizRecord {
  const quiz = quizzesRepo(db).findById.get({ quizId });
  if (!quiz) throw new DomainError('not_found', messages.quizNotFound);
  return quiz;
}

/** The published quiz behind a share ID as a student typed it: spaces around it and small letters do not matter. */
export function findPublishedQuiz({ db }: QuizReadDeps, shareId: unknown): QuizRecord | undefined {
  if (typeof shareId !== 'string') return undefined;
  return quizzesRepo(db).findPublished.get({ shareId: readShareId(shareId) });
}

/**
 * The published quiz behind a share ID that somebody typed. Refuses one that is none (404), and who has tried ten that could
 * have been one within a minute (429), also with a right one.
 */
export function getPublishedQuiz(
  deps: Pick<Deps, 'db' | 'clock'>,
  { accountId }: Actor,
  shareId: unknown,
): QuizRecord {
  refuseGuesser(deps, accountId);
  const quiz = findPublishedQuiz(deps, shareId);
  if (quiz) return quiz;
  if (typeof shareId === 'string' && isShareId(shareId)) countWrongShareId(deps, accountId);
  throw new DomainError('not_found', messages.quizNotFoundOrNotPublished);
}

/** The questions of a quiz in their order, with the correct answers, without deleted ones. */
export function getQuestions({ db }: QuizReadDeps, quizId: string): Question[] {
  return quizzesRepo(db).listQuestions.all({ quizId }).map(toQuestion);
}

/** Whether any student has started, which freezes the structure of the questions. */
export function hasStarted({ db }: QuizReadDeps, quizId: string): boolean {
  return quizzesRepo(db).findAnyAttempt.get({ quizId }) !== undefined;
}

/** Writes how far the evaluation of a quiz is (spec §4 "Evaluation"). */
export function setEvaluationStatus({ db }: QuizReadDeps, quizId: string, status: EvaluationStatus): void {
  quizzesRepo(db).setEvaluationStatus.run({ quizId, status });
}

/** Lets nobody start any more; who has started goes on. */
export function closeResponses({ db }: QuizReadDeps, quizId: string): void {
  quizzesRepo(db).closeResponses.run({ quizId });
}

/** The teacher's own quiz with its questions (404). */
export function getQuiz(deps: QuizReadDeps, teacher: Teacher, quizId: unknown): Quiz {
  const quiz = getOwnQuiz(deps, teacher, quizId);
  const totals = quizzesRepo(deps.db).attemptTotals.get({ quizId: quiz.id, teacherId: teacher.accountId });
  return toQuiz(quiz, totals, getQuestions(deps, quiz.id), runningEvaluations(deps.db).get(quiz.id));
}

/** The teacher's name, plan and quizzes, newest first; the number of statements does not grow with the quizzes. */
export function getTeacherDashboard(
  deps: Pick<Deps, 'db' | 'clock' | 'policy'>,
  teacher: Teacher,
): TeacherDashboard {
  const { listOwn, listAttemptTotals, listOwnQuestionIds } = quizzesRepo(deps.db);
  const { accountId: teacherId, name, email } = teacher;
  const totals = new Map(listAttemptTotals.all({ teacherId }).map((total) => [total.quizId, total]));
  const questions = Map.groupBy(listOwnQuestionIds.all({ teacherId }), ({ quizId }) => quizId);
  const inHand = runningEvaluations(deps.db);
  const quizzes = listOwn.all({ teacherId }).map((quiz) =>
    toQuizRow(
      quiz,
      totals.get(quiz.id),
      (questions.get(quiz.id) ?? []).map(({ id }) => id),
      inHand.get(quiz.id),
    ),
  );
  return teacherDashboardSchema.parse({ name, email, ...getPlan(deps, teacher), quizzes });
}
