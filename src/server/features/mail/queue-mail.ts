import type { Email } from '../../../shared/mail/email';
import type { Deps } from '../../deps';
import { mailStore } from './store';

/** Puts a mail into the outbox, unless who it is for has no address; belongs into the transaction of the act that causes it, and is sent after its commit. */
export function queueMail({ db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>, email: Email): void {
  const { to: recipient, subject, text: body, html, onceKey = null } = email;
  if (recipient === '') return;
  const now = clock.now();
  const mail = { id: ids.id(), recipient, subject, body, html, onceKey };
  mailStore(db).insert.run({ ...mail, createdAt: now, nextTryAt: now });
}
