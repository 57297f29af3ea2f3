import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { classMessages } from '../../rules/classes/messages';
import { classesStore } from './store';

/** Whether another class of the teacher has the name. */
export const isNameTaken = ({ db }: Pick<Deps, 'db'>, teacherId: OwnerId, name: string): boolean =>
  classesStore(db).findName.get({ teacherId, name }) !== undefined;

/** Throws 409 for a name of another class of the teacher; call inside the writing transaction. */
export function refuseTakenName(deps: Pick<Deps, 'db'>, teacherId: OwnerId, name: string): void {
  if (isNameTaken(deps, teacherId, name)) throw new DomainError('conflict', classMessages.nameTaken);
}
