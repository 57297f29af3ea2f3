import type { Teacher } from '../../../../shared/actor';
import { DomainError } from '../../../../shared/errors';
import { colleagueMessages } from '../../../../shared/marking/colleague-messages';
import { markingMessages } from '../../../../shared/marking/messages';
import { nameOf } from '../../../db/deciders';
import type { Deps } from '../../../deps';
import { rubricsStore } from './store';

type Db = Pick<Deps, 'db' | 'clock'>;
interface OnRubric {
  readonly teacher: Teacher;
  readonly questionId: string;
}

/** Refuses what rests on a rubric that is another by now (409), by the name of the colleague who changed it. */
export function refuseChanged(deps: Db, on: OnRubric): never {
  const told = changedByColleague(deps, on);
  throw new DomainError(
    'conflict',
    told ? colleagueMessages.rubricChanged(told) : markingMessages.rubricChangedSince,
  );
}

/** Refuses to take back what a colleague did to a rubric (409). */
export function refuseOthersChange(deps: Db, on: OnRubric): void {
  const told = changedByColleague(deps, on);
  if (told) throw new DomainError('conflict', colleagueMessages.rubricNotYours(told));
}

/** Which colleague made the last change of a rubric, and how long ago; undefined where nobody else did. */
function changedByColleague({ db, clock }: Db, { teacher: { accountId }, questionId }: OnRubric) {
  const last = rubricsStore(db).findLastChange.get({ questionId });
  if (!last?.actorId || last.actorId === accountId) return undefined;
  return { name: nameOf(db, last.actorId), agoMs: clock.now() - last.at };
}
