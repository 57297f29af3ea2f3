import type { OwnerId } from '../../../shared/access/owner-id';
import { TITLE_MAXIMUM_LENGTH } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { freeTitle } from '../../../shared/free-title';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { quizzesStore } from './store';

/** Whether another quiz of the teacher has a title. */
export const isTitleTaken = ({ db }: Pick<Deps, 'db'>, teacherId: OwnerId, title: string): boolean =>
  quizzesStore(db).findOwnTitle.get({ teacherId, title }) !== undefined;

/** The title under which a quiz of the teacher comes back. */
export const freeQuizTitle = (deps: Pick<Deps, 'db'>, teacherId: OwnerId, title: string): string =>
  freeTitle(title, {
    isTaken: (candidate) => isTitleTaken(deps, teacherId, candidate),
    maximumLength: TITLE_MAXIMUM_LENGTH,
  });

/** Refuses a title that another quiz of the teacher has (409). Asked within the transaction that writes, so nobody can take the title after this. */
export function refuseTakenTitle(deps: Pick<Deps, 'db'>, teacherId: OwnerId, title: string): void {
  if (isTitleTaken(deps, teacherId, title)) throw new DomainError('conflict', messages.titleTaken);
}
