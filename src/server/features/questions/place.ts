import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { type Place, withPlaces } from '../../../shared/quiz/order';
import type { Quiz } from '../../../shared/quiz/schema';
import { refusals } from '../../../shared/refusals';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { getOrder, saveOrder } from '../quizzes/order';
import { refuseStarted } from './find';
import { makeRoom, questionsStore } from './store';

interface Neighbour {
  readonly quizId: string;
  /** A question or a new draft, deleted or not; '' for the end. */
  readonly after: string;
}

/** The position of a question or draft, deleted or not (404). */
function positionOf({ db }: Pick<Deps, 'db'>, quizId: string, questionId: string): number {
  const { findPosition, findDraftPosition } = questionsStore(db);
  const key = { quizId, questionId };
  const position = (findPosition.get(key) ?? findDraftPosition.get(key))?.position;
  if (typeof position !== 'number') throw new DomainError('not_found', refusals.questionNotFound);
  return position;
}

/** The position behind the last question, deleted ones included since they may be restored. */
export function endOf({ db }: Pick<Deps, 'db'>, quizId: string): number {
  const { lastPosition, lastDraftPosition } = questionsStore(db);
  const lasts = [lastPosition, lastDraftPosition].map((last) => last.get({ quizId })?.position ?? -1);
  return Math.max(...lasts) + 1;
}

/** Throws 404 for a neighbour that was never in the quiz. */
export function refuseUnknown(deps: Pick<Deps, 'db'>, { quizId, after }: Neighbour): void {
  if (after !== '') positionOf(deps, quizId, after);
}

/** Makes room below a question and returns the position. */
export function placeBelow(deps: Pick<Deps, 'db'>, { quizId, after }: Neighbour): number {
  if (after === '') return endOf(deps, quizId);
  const behind = positionOf(deps, quizId, after);
  makeRoom(deps.db, { quizId, behind });
  return behind + 1;
}

/**
 * Moves questions and drafts, each behind its new neighbour, all or none; one whose neighbour was deleted stays. Throws 404 for an
 * unknown question or neighbour, 409 for a real move once a student has started.
 */
export function moveQuestions(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; input: { places: readonly Place[] } },
): Quiz {
  const { teacher, quiz, input } = asked;
  const order = getOrder(deps, quiz.id);
  for (const { questionId, after } of input.places) {
    if (!order.includes(questionId)) throw new DomainError('not_found', refusals.questionNotFound);
    refuseUnknown(deps, { quizId: quiz.id, after });
  }
  const moved = withPlaces(order, input.places);
  if (moved.join() !== order.join()) {
    refuseStarted(deps, quiz.id);
    saveOrder(deps, quiz.id, moved);
  }
  return getChangedQuiz(deps, teacher, quiz.id);
}
