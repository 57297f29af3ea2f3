import type { OwnerId } from '../../../shared/access/owner-id';
import type { HeldBackReason } from '../../../shared/practice/schema';
import type { Deps } from '../../deps';
import { isStartAhead } from '../assignments/start-ahead';
import { whyWithheld } from '../results/why-withheld';
import { questionsStore } from './questions-store';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/** A quiz that has a question of a family. */
export interface Holder {
  readonly quizId: string;
  readonly title: string;
  readonly teacherId: OwnerId;
  readonly isDeleted: boolean;
  /** Whether anybody has started it. */
  readonly isTaken: boolean;
  readonly isReleased: boolean;
  /** Why its questions may not be practised just now; null where they may. */
  readonly because: HeldBackReason | null;
}

/** What is known of a quiz for practice, as it stands now. */
export function readHolder(deps: ReadDeps, quizId: string): Holder | undefined {
  const found = questionsStore(deps.db).findHolder.get({ quizId });
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
 * The same decision that keeps the correct answers from released results; before a release nobody is to know them; and a class
 * that is to take a quiz at a time that is still ahead may, once its teacher publishes it or takes responses again.
 */
function whyHeld(deps: ReadDeps, quizId: string, found: HolderRow): HeldBackReason | null {
  const because = whyWithheld(deps, quizId) ?? (found.isWaiting === 1 ? 'not-released' : null);
  if (because !== null || found.deletedAt !== null || found.isAssigned === 0) return because;
  const now = deps.clock.now();
  const opensLater = (found.opensAt ?? 0) > now;
  const isPlanned = opensLater || (found.isTaken === 0 && isStartAhead(deps, quizId, now));
  return isPlanned ? 'can-start' : null;
}

/** The quizzes of anybody that have a question of each of these families, a deleted one included. */
export function readHolders(deps: ReadDeps, familyIds: readonly string[]): ReadonlyMap<string, Holder[]> {
  const known = new Map<string, Holder | undefined>();
  const holders = new Map<string, Holder[]>(familyIds.map((familyId) => [familyId, []]));
  const rows = questionsStore(deps.db).listHolders.all({ familyIds: JSON.stringify(familyIds) });
  for (const { familyId, quizId } of rows) {
    if (!known.has(quizId)) known.set(quizId, readHolder(deps, quizId));
    const holder = known.get(quizId);
    if (holder) holders.get(familyId)?.push(holder);
  }
  return holders;
}

/** Whether somebody may still need the key of a question of this family. */
export const isHeldBack = (deps: ReadDeps, familyId: string): boolean =>
  [...readHolders(deps, [familyId]).values()].flat().some(({ because }) => because !== null);
