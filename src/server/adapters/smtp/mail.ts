import type { Delivery, Mail, MailSession, MailTransport } from '../../ports/mail';
import { addressOfSender, readSmtpUrl } from './address';
import { connectSmtp, type SmtpConnection, type SmtpError, type SmtpOptions } from './connection';

interface SmtpSettings {
  readonly smtpUrl: string;
  /** 'Name <address>' or an address. */
  readonly from: string;
}

/** Mail through an SMTP server; nodemailer loads with the first mail. */
export function smtpMail({ smtpUrl, from }: SmtpSettings, options: SmtpOptions = {}): MailTransport {
  const address = readSmtpUrl(smtpUrl);
  return {
    kind: 'smtp',
    open: async () => sessionOn(await connectSmtp(address, options), from),
  };
}

function sessionOn(connection: SmtpConnection, from: string): MailSession {
  return {
    async deliver(mail) {
      try {
        const message = await composeMail(mail, from);
        await connection.send({ from: addressOfSender(from), to: mail.to }, message);
        return { outcome: 'sent' };
      } catch (error) {
        return deliveryOf(error as SmtpError);
      }
    },
    close: () => connection.close(),
  };
}

export async function composeMail(mail: Mail, from: string): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const domain = addressOfSender(from).split('@').at(-1);
  return new MailComposer({
    from,
    // As an object, so that an address is never parsed as a list.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    messageId: `<${mail.id}@${domain}>`,
    date: new Date(mail.writtenAt),
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

const SHUTTING_DOWN = 421;

/** The meaning of a refusal for the mail and the session. */
function deliveryOf({ code, command, response, responseCode = 0, message }: SmtpError): Delivery {
  const reason = response ?? message;
  if (responseCode === SHUTTING_DOWN || command === 'MAIL FROM') return { outcome: 'closed', reason };
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'refused', reason };
  if (command === 'RCPT TO') {
    return { outcome: isAboutAddress(reason, responseCode) ? 'refused' : 'later', reason };
  }
  return responseCode > 0 ? { outcome: 'later', reason } : { outcome: 'cut', reason };
}

/**
 * Whether a permanent refusal is about the address: 5.1.x and 5.2.x, or without such a code; others, such as 5.4.5 (daily
 * limit) or 5.7.1 (relaying denied), may pass or be fixed (RFC 3463).
 */
function isAboutAddress(reason: string, responseCode: number): boolean {
  if (responseCode < 500) return false;
  const [, subject] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(reason) ?? [];
  return subject === undefined || subject === '1' || subject === '2';
}
