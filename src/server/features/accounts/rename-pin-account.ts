import { CLASS_PROVIDER } from '../../../shared/constants';
import type { Deps } from '../../deps';
import { accountsStore } from './store';

/** Renames a member's PIN account, if any, as the list does. Call inside the act's transaction. */
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
