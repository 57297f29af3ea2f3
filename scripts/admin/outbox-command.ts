import { listUnsentMails, retryMails, type UnsentMail } from '../../src/server/features/mail/outbox';
import { oneLine } from '../../src/server/rules/mail/email';
import type { AdminCommand } from './admin-command';
import { printTable, printTime } from './print';

export const outboxCommand: AdminCommand = {
  name: 'outbox',
  uses: [
    { call: '', does: 'lists the mails that wait or were given up, with the reason' },
    {
      call: 'retry <id>|all',
      does: 'sends one of them, or all, as soon as the server runs and has a mail server',
    },
  ],
  run(deps, [act, which, ...more]) {
    if (act === undefined) return print(listUnsentMails(deps));
    if (act !== 'retry' || !which || more.length > 0) return undefined;
    const count = retryMails(deps, which);
    return [count === 1 ? '1 mail is due now.' : `${count} mails are due now.`];
  },
};

function print(mails: readonly UnsentMail[]): readonly string[] {
  if (mails.length === 0) return ['Every mail has been sent.'];
  return printTable([
    ['ID', 'WRITTEN', 'TO', 'SUBJECT', 'TRIES', 'NEXT', 'REASON'],
    ...mails.map(({ id, createdAt, recipient, subject, tries, nextTryAt, lastError }) => [
      id,
      printTime(createdAt),
      oneLine(recipient),
      oneLine(subject),
      String(tries),
      nextTryAt === null ? 'given up' : printTime(nextTryAt),
      oneLine(lastError ?? '-'),
    ]),
  ]);
}
