import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid, messages } from '../../../shared/messages';
import { withMoved } from '../../../shared/quiz/order';
import type { Quiz } from '../../../shared/quiz/schema';
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
  if (typeof position !== 'number') throw new DomainError('not_found', messages.questionNotFound);
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
 * Moves a question or a draft to a position from 0. Throws 400 beyond the end, 409 for a real move once a student has started.
 */
export function moveQuestion(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; questionId: string; input: { to: number } },
): { _id: string; quiz: Quiz } {
  const { teacher, quiz, questionId, input } = asked;
  const order = getOrder(deps, quiz.id);
  if (input.to >= order.length) throw new DomainError('invalid', fieldInvalid('to'));
  if (order[input.to] !== questionId) {
    refuseStarted(deps, quiz.id);
    saveOrder(deps, quiz.id, withMoved(order, questionId, input.to));
  }
  return { _id: questionId, quiz: getChangedQuiz(deps, teacher, quiz.id) };
}
