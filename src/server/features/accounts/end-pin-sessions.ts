import { CLASS_PROVIDER } from '../../../shared/constants';
import type { Deps } from '../../deps';
import { deleteSessionsOf } from './store';

/** Ends the sessions that a PIN gave an account; those by an address go on. Belongs into the transaction of the act. */
export const endPinSessions = ({ db }: Pick<Deps, 'db'>, accountId: string): void => {
  deleteSessionsOf(db, { accountId, provider: CLASS_PROVIDER });
};
