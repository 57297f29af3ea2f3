import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { makeRoom, questionsStore } from './store';

interface Neighbour {
  readonly quizId: string;
  /** A question or a new unfinished one, deleted or not; '' is the end. */
  readonly after: string;
}

/** The place that something has in a quiz, deleted or not (404). */
function positionOf({ db }: Pick<Deps, 'db'>, quizId: string, questionId: string): number {
  const { findPosition, findDraftPosition } = questionsStore(db);
  const key = { quizId, questionId };
  const position = (findPosition.get(key) ?? findDraftPosition.get(key))?.position;
  if (typeof position !== 'number') throw new DomainError('not_found', messages.questionNotFound);
  return position;
}

/** The first place at the end of a quiz: after deleted questions too, which may come back to theirs. */
export function endOf({ db }: Pick<Deps, 'db'>, quizId: string): number {
  const { lastPosition, lastDraftPosition } = questionsStore(db);
  const lasts = [lastPosition, lastDraftPosition].map((last) => last.get({ quizId })?.position ?? -1);
  return Math.max(...lasts) + 1;
}

/** Refuses a neighbour that the quiz never had (404). */
export function refuseUnknown(deps: Pick<Deps, 'db'>, { quizId, after }: Neighbour): void {
  if (after !== '') positionOf(deps, quizId, after);
}

/** Makes a free place below a question, and answers it. */
export function placeBelow(deps: Pick<Deps, 'db'>, { quizId, after }: Neighbour): number {
  if (after === '') return endOf(deps, quizId);
  const behind = positionOf(deps, quizId, after);
  makeRoom(deps.db, { quizId, behind });
  return behind + 1;
}
