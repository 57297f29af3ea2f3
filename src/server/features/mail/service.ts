import type { Letter } from '../../../shared/mail/letter';
import type { Deps } from '../../deps';
import { mailRepo } from './repo';

export type { Letter } from '../../../shared/mail/letter';

/** Puts a mail into the outbox; belongs into the transaction of the act that causes it, and is sent after its commit. */
export function queueMail({ db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>, letter: Letter): void {
  const { to, subject, text, html, onceKey = null } = letter;
  mailRepo(db).queue.run({ id: ids.id(), to, subject, text, html, onceKey, now: clock.now() });
}
