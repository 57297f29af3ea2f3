import type { Db } from '../../db/open';
import {
  deleteClass,
  deleteMembers,
  deleteSparePinAccounts,
  listClassesOf,
  listMembersOfClass,
  unlinkMembers,
} from './class-store';
import { deleteAccount } from './person-store';
import { deleteSetsOf, endPracticeOfClass } from './practice-store';

/**
 * Removes an account, with the classes of a teacher and what is practised in them, inside the transaction of who asks. A line of a class that names it stays
 * without an account. Answers whether something else hangs on it, so that it is there still, without a name.
 */
export function removeAccount(db: Db, id: string): 'deleted' | 'nameless' {
  unlinkMembers(db, id);
  deleteSetsOf(db, id);
  for (const classId of listClassesOf(db, id)) {
    const members = listMembersOfClass(db, classId);
    deleteMembers(db, members);
    deleteSparePinAccounts(db, members);
    endPracticeOfClass(db, classId);
    deleteClass(db, classId);
  }
  return deleteAccount(db, id);
}
