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
 * Removes an account with its classes and their practice, inside the caller's transaction. Class lines stay without an account.
 * Returns whether it was deleted or had to stay nameless.
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
