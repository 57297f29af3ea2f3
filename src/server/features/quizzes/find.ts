import type { Actor } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import type { Pool } from '../../../shared/quiz/pools-schema';
import { poolsWithin } from '../../../shared/quiz/pools-within';
import { refusals } from '../../../shared/refusals';
import type { Deps } from '../../deps';
import { countWrongShareId, refuseGuesser } from '../../rates/limits';
import { isShareId, readShareId } from '../../rules/share-id';
import { type DraftRecord, draftsStore, type QuizRecord, quizzesStore } from './store';
import { toPools, toQuestion } from './views';

export type { DraftRecord, QuizRecord } from './store';

type QuizReadDeps = Pick<Deps, 'db'>;

/** The current quiz unless deleted (404): for background work, and for use cases after their access check. */
export function getQuizById({ db }: QuizReadDeps, quizId: string): QuizRecord {
  const quiz = quizzesStore(db).findById.get({ quizId });
  if (!quiz) throw new DomainError('not_found', messages.quizNotFound);
  return quiz;
}

/** The published quiz of a typed share ID; surrounding spaces and case do not matter. */
export const findPublishedQuiz = ({ db }: QuizReadDeps, shareId: string): QuizRecord | undefined =>
  quizzesStore(db).findPublished.get({ shareId: readShareId(shareId) });

/**
 * The published quiz of a typed share ID. Throws 404 if there is none, and 429, even for a right one, after ten plausible guesses
 * in a minute.
 */
export function getPublishedQuiz(
  deps: Pick<Deps, 'db' | 'clock'>,
  { accountId }: Actor,
  shareId: string,
): QuizRecord {
  refuseGuesser(deps, accountId);
  const quiz = findPublishedQuiz(deps, shareId);
  if (quiz) return quiz;
  if (isShareId(shareId)) countWrongShareId(deps, accountId);
  throw new DomainError('not_found', refusals.quizNotFoundOrNotPublished);
}

/** The undeleted questions of a quiz in order, with correct answers. */
export const getQuestions = ({ db }: QuizReadDeps, quizId: string): Question[] =>
  quizzesStore(db).listQuestions.all({ quizId }).map(toQuestion);

/** The stored pools of a quiz, including deleted and unfinished questions. */
export const poolsOf = (quiz: Pick<QuizRecord, 'pools'>): Pool[] => toPools(quiz);

/** The pools attempts draw from: only existing questions, in the quiz's order. */
export const poolsAmong = (
  quiz: Pick<QuizRecord, 'pools'>,
  questions: readonly Pick<Question, '_id'>[],
): Pool[] =>
  poolsWithin(
    toPools(quiz),
    questions.map(({ _id }) => _id),
  );

/** The undeleted drafts of a quiz. */
export const getDrafts = ({ db }: QuizReadDeps, quizId: string): DraftRecord[] =>
  draftsStore(db).list.all({ quizId });

/** Whether any student has started, which freezes the structure. */
export const hasStarted = ({ db }: QuizReadDeps, quizId: string): boolean =>
  quizzesStore(db).findAnyAttempt.get({ quizId }) !== undefined;
