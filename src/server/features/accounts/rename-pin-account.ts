import { CLASS_PROVIDER } from '../../../shared/constants';
import type { Deps } from '../../deps';
import { accountsStore, updateAccount } from './store';

/** Gives the account that a member has by a PIN the name on the list, if there is one. Belongs into the transaction of the act. */
export function renamePinAccount(
  { db }: Pick<Deps, 'db'>,
  { memberId, name }: { readonly memberId: string; readonly name: string },
): void {
  const identity = { role: 'student', issuer: CLASS_PROVIDER, subject: memberId } as const;
  const known = accountsStore(db).findByIdentity.get(identity);
  if (known) updateAccount(db, known.id, { name, email: '', termsAcceptedAt: null });
}
