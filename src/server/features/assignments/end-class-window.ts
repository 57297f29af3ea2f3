import type { Deps } from '../../deps';
import { endedWindow, isAhead } from '../../rules/assignment/windows';
import { assignmentsStore } from './store';
import { saveRule } from './write-store';

/** Ends the classes' window, except for members with their own. Part of a transaction. */
export function endClassWindow({ db }: Pick<Deps, 'db'>, quizId: string, now: number): void {
  const rule = assignmentsStore(db).findRule.get({ quizId });
  if (rule && isAhead(rule, now)) saveRule(db, quizId, endedWindow(rule, now), now);
}
