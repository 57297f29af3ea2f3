import { CLASS_PROVIDER } from '../../../shared/constants';
import type { Deps } from '../../deps';
import { accountsStore, deleteSessionsOf } from './store';

/** Ends the sessions that a PIN gave an account; those by an address go on. Belongs into the transaction of the act. */
export const endPinSessions = ({ db }: Pick<Deps, 'db'>, accountId: string): void => {
  deleteSessionsOf(db, { accountId, provider: CLASS_PROVIDER });
};

/**
 * The same for an act of a teacher, which puts nobody out of a running quiz: the sessions of a student who is writing last until
 * that is handed in. Belongs into the transaction of the act.
 */
export function endPinSessionsAfterQuiz(deps: Pick<Deps, 'db' | 'clock'>, accountId: string): void {
  const store = accountsStore(deps.db);
  if (store.findAttempt.get({ accountId, since: deps.clock.now() })) store.keepForAttempt.run({ accountId });
  else endPinSessions(deps, accountId);
}
