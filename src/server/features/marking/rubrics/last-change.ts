import type { Teacher } from '../../../../shared/actor';
import { DomainError } from '../../../../shared/errors';
import { colleagueMessages } from '../../../../shared/marking/colleague-messages';
import { markingMessages } from '../../../../shared/marking/messages';
import { nameOf } from '../../../db/mark-columns';
import type { Deps } from '../../../deps';
import { rubricsStore } from './store';

type Db = Pick<Deps, 'db' | 'clock'>;
interface OnRubric {
  readonly teacher: Teacher;
  readonly questionId: string;
}

/** Throws 409 for a rubric changed by a colleague, with the name. */
export function refuseChanged(deps: Db, on: OnRubric): never {
  const told = changedByColleague(deps, on);
  throw new DomainError(
    'conflict',
    told ? colleagueMessages.rubricChanged(told) : markingMessages.rubricChangedSince,
  );
}

/** Throws 409 when undoing a colleague's rubric change. */
export function refuseOthersChange(deps: Db, on: OnRubric): void {
  const told = changedByColleague(deps, on);
  if (told) throw new DomainError('conflict', colleagueMessages.rubricNotYours(told));
}

/** The colleague behind the last rubric change, and its age; undefined if there was none. */
function changedByColleague({ db, clock }: Db, { teacher: { accountId }, questionId }: OnRubric) {
  const last = rubricsStore(db).findLastChange.get({ questionId });
  if (!last?.actorId || last.actorId === accountId) return undefined;
  return { name: nameOf(db, last.actorId), agoMs: clock.now() - last.at };
}
