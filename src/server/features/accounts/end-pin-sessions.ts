import { accountMessages } from '../../../shared/account/messages';
import type { Student } from '../../../shared/actor';
import { CLASS_ATTEMPT_PROVIDER, CLASS_PROVIDER } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { accountsStore, deleteSessionsOf, knownSessions } from './store';

/** Ends the sessions that a PIN gave an account; those by an address go on. Belongs into the transaction of the act. */
export const endPinSessions = ({ db }: Pick<Deps, 'db'>, accountId: string): void => {
  for (const provider of [CLASS_PROVIDER, CLASS_ATTEMPT_PROVIDER])
    deleteSessionsOf(db, { accountId, provider });
};

/**
 * The same for an act of a teacher, which puts nobody out of a running quiz: the sessions of a student who is writing last until
 * that is handed in. Belongs into the transaction of the act.
 */
export function endPinSessionsAfterQuiz(deps: Pick<Deps, 'db' | 'clock'>, accountId: string): void {
  const [store, now] = [accountsStore(deps.db), deps.clock.now()];
  if (store.findAttempt.get({ accountId, begunBy: now, since: now }))
    store.keepForAttempt.run({ accountId, now });
  else endPinSessions(deps, accountId);
}

/** Refuses (403) a session that lasts for its running attempts alone: a further one would end in the middle. */
export function refuseStartAfterPin({ db, clock }: Pick<Deps, 'db' | 'clock'>, { sessionId }: Student): void {
  // Memory holds no session of that kind.
  if (knownSessions(db).get(sessionId)) return;
  const session = accountsStore(db).findSession.get({ tokenHash: sessionId, now: clock.now() });
  if (session?.provider === CLASS_ATTEMPT_PROVIDER)
    throw new DomainError('forbidden', accountMessages.pinEnded);
}
