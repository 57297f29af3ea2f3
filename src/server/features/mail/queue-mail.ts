import type { Deps } from '../../deps';
import type { Email } from '../../rules/mail/email';
import { mailStore } from './store';

/**
 * Adds a mail to the outbox unless the recipient has no address; call inside the act's transaction, and it is sent after the
 * commit.
 */
export function queueMail({ db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>, email: Email): void {
  const { to: recipient, subject, text: body, html, onceKey = null } = email;
  if (recipient === '') return;
  const now = clock.now();
  const mail = { id: ids.id(), recipient, subject, body, html, onceKey };
  mailStore(db).insert.run({ ...mail, createdAt: now, nextTryAt: now });
}
