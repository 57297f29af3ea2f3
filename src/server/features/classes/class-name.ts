import type { OwnerId } from '../../../shared/access/owner-id';
import { classMessages } from '../../../shared/classes/messages';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { classesStore } from './store';

/** Refuses a name that another class of the teacher has (409); asked within the transaction that writes. */
export function refuseTakenName({ db }: Pick<Deps, 'db'>, teacherId: OwnerId, name: string): void {
  if (classesStore(db).findName.get({ teacherId, name })) {
    throw new DomainError('conflict', classMessages.nameTaken);
  }
}
