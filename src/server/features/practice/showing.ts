import type { Student } from '../../../shared/actor';
import type { Deps } from '../../deps';
import type { StudentSet } from './sets-store';

const LENGTH = 32;

/**
 * The name of one showing of a question to a student, and the seed of its order: the same however often it is asked for, until
 * it is answered, and made from a secret, so that only what was asked can be answered. Nothing of it is stored.
 */
export const showingOf = (
  { ids }: Pick<Deps, 'ids'>,
  of: { set: Pick<StudentSet, 'secret'>; student: Student; familyId: string; timesAnswered: number },
): string =>
  ids.hash([of.set.secret, of.student.accountId, of.familyId, of.timesAnswered].join('/')).slice(0, LENGTH);
