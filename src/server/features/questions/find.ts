import type { Right } from '../../../shared/access/rights';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { refusals } from '../../../shared/refusals';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { getQuizFor } from '../quizzes/access';
import { type DraftRecord, getDrafts, getQuestions, hasStarted, type QuizRecord } from '../quizzes/find';
import { questionsStore } from './store';

/** An undeleted question of a quiz (404). */
export function getQuestion(deps: Pick<Deps, 'db'>, quizId: string, questionId: string): Question {
  const question = getQuestions(deps, quizId).find(({ _id }) => _id === questionId);
  if (!question) throw new DomainError('not_found', refusals.questionNotFound);
  return question;
}

/** An item of the list: a stored question, a new unfinished one, or an unfinished change beside the stored one. */
export interface Written {
  readonly question: Question | undefined;
  readonly kept: DraftRecord | undefined;
}

/** The undeleted item by id; undefined if absent. */
export function findWritten(deps: Pick<Deps, 'db'>, quizId: string, questionId: string): Written | undefined {
  const question = getQuestions(deps, quizId).find(({ _id }) => _id === questionId);
  const kept = getDrafts(deps, quizId).find(({ id }) => id === questionId);
  return question || kept ? { question, kept } : undefined;
}

/** The same; throws 404 if absent. */
export function getWritten(deps: Pick<Deps, 'db'>, quizId: string, questionId: string): Written {
  const written = findWritten(deps, quizId, questionId);
  if (!written) throw new DomainError('not_found', refusals.questionNotFound);
  return written;
}

/** Whether an id was ever used by any teacher, deleted or not: ids are never reused. */
export function isTaken({ db }: Pick<Deps, 'db'>, questionId: string): boolean {
  const { findAny, findAnyDraft } = questionsStore(db);
  return (findAny.get({ questionId }) ?? findAnyDraft.get({ questionId })) !== undefined;
}

/** An undeleted question with its quiz, with the needed right (404, 403). */
export function getQuestionFor<Needed extends Right>(
  deps: Pick<Deps, 'db' | 'clock'>,
  teacher: Teacher,
  { questionId, needed }: { questionId: string; needed: Needed },
): { quiz: Seen<QuizRecord, Needed>; question: Question } {
  const found = questionsStore(deps.db).findAny.get({ questionId });
  if (!found) throw new DomainError('not_found', refusals.questionNotFound);
  const missing = refusals.questionNotFound;
  const { quiz } = getQuizFor(deps, { teacher, quizId: found.quizId, needed, missing });
  return { quiz, question: getQuestion(deps, quiz.id, questionId) };
}

/** Throws 409 for structural changes once a student has started. */
export function refuseStarted(deps: Pick<Deps, 'db'>, quizId: string): void {
  if (hasStarted(deps, quizId)) throw new DomainError('conflict', messages.attemptsFreezeQuestions);
}
