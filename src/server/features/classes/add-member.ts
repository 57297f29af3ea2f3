import type { ClassMember } from '../../../shared/classes/schema';
import { CLASS_MEMBERS_MAXIMUM } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { classMessages } from '../../rules/classes/messages';
import type { MemberRequest } from '../../rules/classes/request';
import { linkByAddress } from './link-by-address';
import { insertMember, membersStore } from './members-store';
import { readMember } from './read-class';
import { refuseTaken } from './refuse-taken';
import type { ClassRecord } from './store';

/** Adds a line to a class list. Throws 409 for a full list or a number or address in use. */
export function addMember(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { schoolClass, input }: { schoolClass: Seen<ClassRecord, 'edit'>; input: MemberRequest },
): ClassMember {
  const { db, clock, ids } = deps;
  const { name, number = null, email = null } = input;
  const classId = schoolClass.id;
  refuseManyMembers(deps, classId);
  const line = { id: ids.id(), classId, number, email, accountId: null };
  refuseTaken(deps, line);
  insertMember(db, { ...line, name, createdAt: clock.now() });
  linkByAddress(deps, classId);
  return readMember(deps, schoolClass, { classId, memberId: line.id });
}

/** Throws 409 for more lines than a class may have. */
export function refuseManyMembers({ db }: Pick<Deps, 'db'>, classId: string, more = 1): void {
  const { count = 0 } = membersStore(db).count.get({ classId }) ?? {};
  if (count + more > CLASS_MEMBERS_MAXIMUM) {
    throw new DomainError('conflict', classMessages.tooManyMembers(CLASS_MEMBERS_MAXIMUM));
  }
}
