import { OPERATOR_LINK_LIFETIME_MS } from '../../../shared/operator/limits';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { deleteLinksOver, insertLink } from './store';

/** Makes the token of a one-time link to the operator's page, valid for 10 minutes. */
export function makeOperatorLink({
  db,
  clock,
  ids,
  inTransaction,
}: Pick<Deps, 'db' | 'clock' | 'ids' | 'inTransaction'>): string {
  const token = ids.token();
  const now = clock.now();
  inTransaction(() => {
    deleteLinksOver(db, now);
    insertLink(db, { tokenHash: ids.hash(token), expiresAt: now + OPERATOR_LINK_LIFETIME_MS });
    recordAudit(db, { at: now, actorId: null, action: 'operator-link', subject: 'operator' });
  });
  return token;
}
