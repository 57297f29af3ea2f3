import { useMemo } from 'react';
import type { OutboxMail } from '../../../../shared/operator/school';
import { Loaded } from '../../../loading/Loaded';
import { formatDateTime } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { Badge } from '../../../ui/Badge';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import type { Column } from '../../../ui/use-data-table';
import { ActFailure, useAct } from '../lists/acts';
import { SchoolTable } from '../lists/SchoolTable';
import styles from '../OperatorPage.module.css';

const texts = {
  about: 'Emails that wait, or were given up after many tries. What was sent does not stand here.',
  noServer: 'No mail server is set up: emails wait here until there is one.',
  emails: 'Emails that have not left',
  to: 'To',
  subject: 'About',
  written: 'Written',
  tries: 'Tries',
  next: 'Next try',
  givenUp: 'Given up',
  reason: 'Last reason',
  acts: 'Acts',
  send: 'Send again',
  sendOne: (to: string) => `Send again to ${to}`,
  sendAll: 'Send all again',
  due: (count: number) => (count === 1 ? '1 email is due now.' : `${count} emails are due now.`),
  none: 'Every email has been sent',
  failed: 'The emails could not be loaded.',
} as const;

/** The unsent emails, each with Retry. */
export function MailSection() {
  const query = trpc.operator.outbox.useQuery();
  const { mutateAsync } = trpc.operator.sendAgain.useMutation();
  const { act, isBusy, failure, dismissFailure } = useAct();
  const send = (which: { mailId?: string }) =>
    void act(
      () => mutateAsync(which),
      ({ due }) => texts.due(due),
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className={styles.about}>{texts.about}</p>
      <ActFailure act={{ failure, dismissFailure }} />
      <Loaded query={query} failed={texts.failed} shape={['2rem', '8rem']}>
        {({ sendsMail, mails }) => (
          <>
            {!sendsMail && <Banner tone="info">{texts.noServer}</Banner>}
            {mails.length === 0 && <EmptyState title={texts.none} />}
            {mails.length > 1 && (
              <div>
                <Button variant="secondary" busy={isBusy} onClick={() => send({})}>
                  {texts.sendAll}
                </Button>
              </div>
            )}
            {mails.length > 0 && <MailTable mails={mails} onSend={(mailId) => send({ mailId })} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

interface MailTableProps {
  mails: readonly OutboxMail[];
  onSend: (mailId: string) => void;
}

function MailTable({ mails, onSend }: MailTableProps) {
  const columns = useMemo(
    (): Column<OutboxMail>[] => [
      { id: 'to', head: texts.to, kind: 'name', cell: ({ to }) => <b>{to}</b> },
      {
        id: 'subject',
        head: texts.subject,
        cell: ({ subject }) => <span dir="auto">{subject}</span>,
      },
      { id: 'written', head: texts.written, cell: ({ createdAt }) => formatDateTime(createdAt) },
      { id: 'tries', head: texts.tries, cell: ({ tries }) => tries },
      {
        id: 'next',
        head: texts.next,
        cell: ({ nextTryAt }) =>
          nextTryAt === null ? <Badge tone="bad">{texts.givenUp}</Badge> : formatDateTime(nextTryAt),
      },
      { id: 'reason', head: texts.reason, cell: ({ lastError }) => lastError ?? '' },
      {
        id: 'acts',
        head: texts.acts,
        kind: 'action',
        cell: ({ _id, to }) => (
          <Button variant="secondary" aria-label={texts.sendOne(to)} onClick={() => onSend(_id)}>
            {texts.send}
          </Button>
        ),
      },
    ],
    [onSend],
  );
  return <SchoolTable label={texts.emails} rows={mails} columns={columns} rowId={({ _id }) => _id} />;
}
