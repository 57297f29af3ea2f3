import type { HeldBackReason } from '../../../shared/practice/schema';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { isStartAhead } from '../assignments/start-ahead';
import { whyWithheld } from '../results/why-withheld';
import { questionsStore } from './questions-store';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

const NOBODY = '';

/** A quiz with a question of the family. */
export interface Holder {
  readonly quizId: string;
  readonly title: string;
  readonly teacherId: OwnerId;
  readonly isDeleted: boolean;
  /** Whether any student has started it. */
  readonly isTaken: boolean;
  readonly isReleased: boolean;
  /** Why its questions must not be practised now; null if they may. */
  readonly because: HeldBackReason | null;
}

/** The state of a quiz as practice needs it; for a student, whose own results may be held back. */
export function readHolder(deps: ReadDeps, quizId: string, studentId?: string): Holder | undefined {
  const found = questionsStore(deps.db).findHolder.get({ quizId, studentId: studentId ?? NOBODY });
  if (!found) return undefined;
  const { title, teacherId, deletedAt } = found;
  return {
    ...{ quizId, title, teacherId, isDeleted: deletedAt !== null },
    ...{ isTaken: found.isTaken === 1, isReleased: found.isReleased === 1 },
    because: whyHeld(deps, quizId, found),
  };
}

type HolderRow = NonNullable<ReturnType<ReturnType<typeof questionsStore>['findHolder']['get']>>;

/**
 * The rule that withholds correct answers from released results; also before a release, and while a class is still to take the
 * quiz, which holds for an unpublished or closed one too.
 */
function whyHeld(deps: ReadDeps, quizId: string, found: HolderRow): HeldBackReason | null {
  const because = whyWithheld(deps, quizId) ?? (found.isWaiting === 1 ? 'not-released' : null);
  if (because !== null || found.deletedAt !== null || found.isAssigned === 0) return because;
  const now = deps.clock.now();
  const opensLater = (found.opensAt ?? 0) > now;
  const isPlanned = opensLater || (found.isTaken === 0 && isStartAhead(deps, quizId, now));
  return isPlanned ? 'can-start' : null;
}

/** All quizzes, of any teacher and deleted ones included, with a question of these families. */
export function readHolders(
  deps: ReadDeps,
  familyIds: readonly string[],
  studentId?: string,
): ReadonlyMap<string, Holder[]> {
  const known = new Map<string, Holder | undefined>();
  const holders = new Map<string, Holder[]>(familyIds.map((familyId) => [familyId, []]));
  const rows = questionsStore(deps.db).listHolders.all({ familyIds: JSON.stringify(familyIds) });
  for (const { familyId, quizId } of rows) {
    if (!known.has(quizId)) known.set(quizId, readHolder(deps, quizId, studentId));
    const holder = known.get(quizId);
    if (holder) holders.get(familyId)?.push(holder);
  }
  return holders;
}

/** Whether the key of a question in this family must still be kept from the student. */
export const isHeldBack = (deps: ReadDeps, familyId: string, studentId: string): boolean =>
  [...readHolders(deps, [familyId], studentId).values()].flat().some(({ because }) => because !== null);
