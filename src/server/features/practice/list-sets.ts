import type { Teacher } from '../../../shared/actor';
import type { PracticeSetList } from '../../../shared/practice/schema';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { readSet } from './read-set';
import { setsStore } from './sets-store';

/** A teacher's open and closed practice sets, without those of deleted quizzes. */
export function listSets(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher }: { teacher: Teacher },
): PracticeSetList {
  const sets = setsStore(deps.db)
    .listOwn.all({ teacherId: ownerOf(teacher) })
    .map((set) => readSet(deps, set));
  return {
    open: sets.filter(({ closedAt }) => closedAt === null),
    ended: sets.filter(({ closedAt }) => closedAt !== null),
  };
}
