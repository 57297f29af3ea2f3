import type { OwnerId } from '../../../shared/access/owner-id';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { quizzesStore } from './store';

/** Whether another quiz of the teacher has a title. */
export const isTitleTaken = ({ db }: Pick<Deps, 'db'>, teacherId: OwnerId, title: string): boolean =>
  quizzesStore(db).findOwnTitle.get({ teacherId, title }) !== undefined;

/** Refuses a title that another quiz of the teacher has (409). Asked within the transaction that writes, so nobody can take the title after this. */
export function refuseTakenTitle(deps: Pick<Deps, 'db'>, teacherId: OwnerId, title: string): void {
  if (isTitleTaken(deps, teacherId, title)) throw new DomainError('conflict', messages.titleTaken);
}
