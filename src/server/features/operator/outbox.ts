import type * as z from 'zod';
import { type outboxMailSchema, outboxSchema } from '../../../shared/operator/school';
import { OPERATOR } from '../../db/audit';
import type { Deps } from '../../deps';
import { listUnsentMails, retryMails } from '../mail/outbox';

/** Waiting and failed mails, without their text. */
export const listOutbox = (
  deps: Pick<Deps, 'db' | 'mail'>,
): { sendsMail: boolean; mails: z.output<typeof outboxMailSchema>[] } =>
  outboxSchema.parse({
    sendsMail: deps.mail !== null,
    mails: listUnsentMails(deps).map(({ id, recipient, ...mail }) => ({ _id: id, to: recipient, ...mail })),
  });

/** Makes one or all of them due now; returns their number (404 if there is none). */
export const sendMailAgain = (
  deps: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  { input: { mailId = 'all' } }: { input: { mailId?: string | undefined } },
): { due: number } => ({ due: retryMails(deps, mailId, OPERATOR) });
