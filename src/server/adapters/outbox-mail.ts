import type { Db } from '../db/open';
import { mailOutbox } from '../db/records-schema';
import type { Clock } from '../ports/clock';
import type { Ids } from '../ports/ids';
import type { Log } from '../ports/log';
import type { MailSender } from '../ports/mail';

/** Without a mail server, mail waits in the outbox table. */
export function outboxMail({
  db,
  clock,
  ids,
  log,
}: {
  db: Db;
  clock: Clock;
  ids: Ids;
  log: Log;
}): MailSender {
  return {
    kind: 'outbox',
    send({ to, subject, body }) {
      try {
        db.insert(mailOutbox)
          .values({ id: ids.id(), recipient: to, subject, body, createdAt: clock.now() })
          .run();
      } catch (error) {
        log.error('mail-not-queued', error);
      }
    },
  };
}
