import { CLASS_PROVIDER } from '../../../shared/constants';
import type { Deps } from '../../deps';
import { accountsStore } from './store';

/** Gives the account that a member has by a PIN the name on the list, if there is one. Belongs into the transaction of the act. */
export function renamePinAccount(
  { db }: Pick<Deps, 'db'>,
  { memberId, name }: { readonly memberId: string; readonly name: string },
): void {
  const identity = { role: 'student', issuer: CLASS_PROVIDER, subject: memberId } as const;
  const { findByIdentity, updateAccount } = accountsStore(db);
  const known = findByIdentity.get(identity);
  if (known)
    updateAccount.run({ id: known.id, name, email: '', isEmailConfirmed: false, termsAcceptedAt: null });
}
