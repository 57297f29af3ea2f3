import type { Actor } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import type { Pool } from '../../../shared/quiz/pools-schema';
import { poolsWithin } from '../../../shared/quiz/pools-within';
import { isShareId, readShareId } from '../../../shared/share-id';
import type { Deps } from '../../deps';
import { countWrongShareId, refuseGuesser } from '../../rates/limits';
import { type DraftRecord, draftsStore } from './drafts-store';
import { type QuizRecord, quizzesStore } from './store';
import { toPools, toQuestion } from './views';

export type { DraftRecord } from './drafts-store';
export type { QuizRecord } from './store';

type QuizReadDeps = Pick<Deps, 'db'>;

/** A quiz as it stands now, unless it is deleted (404): for work that no teacher asked for, or whose teacher was let in before. */
export function getQuizById({ db }: QuizReadDeps, quizId: string): QuizRecord {
  const quiz = quizzesStore(db).findById.get({ quizId });
  if (!quiz) throw new DomainError('not_found', messages.quizNotFound);
  return quiz;
}

/** The published quiz behind a share ID as a student typed it: spaces around it and small letters do not matter. */
export const findPublishedQuiz = ({ db }: QuizReadDeps, shareId: string): QuizRecord | undefined =>
  quizzesStore(db).findPublished.get({ shareId: readShareId(shareId) });

/**
 * The published quiz behind a share ID that somebody typed. Refuses one that is none (404), and who has tried ten that could
 * have been one within a minute (429), also with a right one.
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
  throw new DomainError('not_found', messages.quizNotFoundOrNotPublished);
}

/** The questions of a quiz in their order, with the correct answers, without deleted ones. */
export const getQuestions = ({ db }: QuizReadDeps, quizId: string): Question[] =>
  quizzesStore(db).listQuestions.all({ quizId }).map(toQuestion);

/** The pools of a quiz as they are kept, with questions that are unfinished or gone. */
export const poolsOf = (quiz: Pick<QuizRecord, 'pools'>): Pool[] => toPools(quiz);

/** The pools that attempts draw from: of these questions of their quiz, in their order, with none that is gone. */
export const poolsAmong = (
  quiz: Pick<QuizRecord, 'pools'>,
  questions: readonly Pick<Question, '_id'>[],
): Pool[] =>
  poolsWithin(
    toPools(quiz),
    questions.map(({ _id }) => _id),
  );

/** The questions of a quiz that are not finished, without deleted ones. */
export const getDrafts = ({ db }: QuizReadDeps, quizId: string): DraftRecord[] =>
  draftsStore(db).list.all({ quizId });

/** Whether any student has started, which freezes the structure of the questions. */
export const hasStarted = ({ db }: QuizReadDeps, quizId: string): boolean =>
  quizzesStore(db).findAnyAttempt.get({ quizId }) !== undefined;
