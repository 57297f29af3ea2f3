import type { OwnerId } from '../../../shared/access/owner-id';
import { classMessages } from '../../../shared/classes/messages';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { classesStore } from './store';

/** Whether another class of the teacher has a name. */
export const isNameTaken = ({ db }: Pick<Deps, 'db'>, teacherId: OwnerId, name: string): boolean =>
  classesStore(db).findName.get({ teacherId, name }) !== undefined;

/** Refuses a name that another class of the teacher has (409); asked within the transaction that writes. */
export function refuseTakenName(deps: Pick<Deps, 'db'>, teacherId: OwnerId, name: string): void {
  if (isNameTaken(deps, teacherId, name)) throw new DomainError('conflict', classMessages.nameTaken);
}
