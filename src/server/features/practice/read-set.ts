import type { PracticeSet } from '../../../shared/practice/schema';
import type { Deps } from '../../deps';
import { heldBackAmong, readCandidates, usableAmong } from './practisable';
import { type SetRow, setsStore } from './sets-store';

const WEEK_MS = 7 * 24 * 3_600_000;

/** A practice set as its teacher sees it: how much it is practised, never by whom. */
export function readSet(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id: setId, teacherId, ...set }: SetRow,
): PracticeSet {
  const store = setsStore(deps.db);
  const candidates = readCandidates(deps, { ...set, teacherId });
  const use = store.countUse.get({ setId, since: deps.clock.now() - WEEK_MS });
  return {
    _id: setId,
    ...set,
    usableCount: usableAmong(candidates).length,
    heldBack: heldBackAmong(candidates, teacherId),
    classes: store.listClasses.all({ setId }).map((each) => ({ ...each, isDeleted: each.isDeleted === 1 })),
    studentCount: use?.studentCount ?? 0,
    answersLastWeek: use?.answersSince ?? 0,
  };
}
