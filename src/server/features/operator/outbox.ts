import type * as z from 'zod';
import { type outboxMailSchema, outboxSchema } from '../../../shared/operator/school';
import { OPERATOR } from '../../db/audit';
import type { Deps } from '../../deps';
import { listUnsentMails } from '../mail/list-unsent';
import { retryMails } from '../mail/retry';

/** The emails that wait or were given up, without their text. */
export const listOutbox = (
  deps: Pick<Deps, 'db' | 'mail'>,
): { sendsMail: boolean; mails: z.output<typeof outboxMailSchema>[] } =>
  outboxSchema.parse({
    sendsMail: deps.mail !== null,
    mails: listUnsentMails(deps).map(({ id, recipient, ...mail }) => ({ _id: id, to: recipient, ...mail })),
  });

/** Makes one of them due now, or all of them; answers how many (404 there is none such). */
export const sendMailAgain = (
  deps: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  { input: { mailId = 'all' } }: { input: { mailId?: string | undefined } },
): { due: number } => ({ due: retryMails(deps, mailId, OPERATOR) });
