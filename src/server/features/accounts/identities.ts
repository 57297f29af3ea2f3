import type { Role } from '../../../shared/actor';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Identity } from '../../ports/identity';
import { endPinSessions } from './end-pin-sessions';
import { accountsStore, giveAccountTo } from './store';

type Subject = Pick<Identity, 'issuer' | 'subject'>;

export const findAccountOf = (
  { db }: Pick<Deps, 'db'>,
  { role, issuer, subject }: Subject & { readonly role: Role },
): string | undefined => accountsStore(db).findByIdentity.get({ role, issuer, subject })?.id;

/** Records the exchange of an identity token; false for a single-use token used before. */
export const spendToken = ({ db }: Pick<Deps, 'db'>, { singleUse }: Identity): boolean =>
  !singleUse || accountsStore(db).addSpentToken.run(singleUse).changes > 0;

/** Gives a PIN account to an identity, which alone opens it from then on. */
export function takeOverPinAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { issuer, subject }: Subject,
): void {
  const { db, clock } = deps;
  giveAccountTo(db, id, { issuer, subject });
  endPinSessions(deps, id);
  recordAudit(db, { at: clock.now(), actorId: id, action: 'pin-account-taken-over', subject: id });
}
