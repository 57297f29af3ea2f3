import type { Mail } from '../../ports/mail';
import type { MailRecord } from './repo';

/** A stored mail as the mail server gets it. */
export const toMail = ({ id, recipient, subject, body, html, createdAt }: MailRecord): Mail => ({
  id,
  to: recipient,
  subject,
  text: body,
  html,
  writtenAt: createdAt,
});
