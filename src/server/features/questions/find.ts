import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import { getOwnQuiz, getQuestions, hasStarted, type QuizRecord } from '../quizzes/find';
import { questionsStore } from './store';

/** A question of a quiz that is not deleted (404). */
export function getQuestion(deps: Pick<Deps, 'db'>, quizId: string, questionId: string): Question {
  const question = getQuestions(deps, quizId).find(({ _id }) => _id === questionId);
  if (!question) throw new DomainError('not_found', messages.questionNotFound);
  return question;
}

/** An own question that is not deleted, and its quiz (404). */
export function getOwnQuestion(
  deps: Pick<Deps, 'db'>,
  teacher: Teacher,
  questionId: string,
): { quiz: QuizRecord; question: Question } {
  const found = questionsStore(deps.db).findOwn.get({ questionId, teacherId: teacher.accountId });
  if (!found) throw new DomainError('not_found', messages.questionNotFound);
  const quiz = getOwnQuiz(deps, teacher, found.quizId);
  return { quiz, question: getQuestion(deps, quiz.id, questionId) };
}

/** Refuses what changes the structure of the questions once a student has started (409). */
export function refuseStarted(deps: Pick<Deps, 'db'>, quizId: string): void {
  if (hasStarted(deps, quizId)) throw new DomainError('conflict', messages.attemptsFreezeQuestions);
}
