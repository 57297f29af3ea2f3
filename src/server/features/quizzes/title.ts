import { TITLE_MAXIMUM_LENGTH } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { freeTitle } from '../../rules/free-title';
import { quizzesStore } from './store';

/** Whether another quiz of the teacher has the title. */
export const isTitleTaken = ({ db }: Pick<Deps, 'db'>, teacherId: OwnerId, title: string): boolean =>
  quizzesStore(db).findOwnTitle.get({ teacherId, title }) !== undefined;

/** A free title for a restored quiz of the teacher. */
export const freeQuizTitle = (deps: Pick<Deps, 'db'>, teacherId: OwnerId, title: string): string =>
  freeTitle(title, {
    isTaken: (candidate) => isTitleTaken(deps, teacherId, candidate),
    maximumLength: TITLE_MAXIMUM_LENGTH,
  });

/** Throws 409 for a title of another quiz of the teacher; call inside the writing transaction. */
export function refuseTakenTitle(deps: Pick<Deps, 'db'>, teacherId: OwnerId, title: string): void {
  if (isTitleTaken(deps, teacherId, title)) throw new DomainError('conflict', messages.titleTaken);
}
