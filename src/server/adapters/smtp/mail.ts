import type { Delivery, Mail, MailSession, MailTransport } from '../../ports/mail';
import { addressOfSender, readSmtpUrl } from './address';
import { connectSmtp, type SmtpConnection, type SmtpError, type SmtpOptions } from './connection';

interface SmtpSettings {
  readonly smtpUrl: string;
  /** 'Name <address>' or an address. */
  readonly from: string;
}

/** Mail through an SMTP server; nodemailer is loaded with the first mail, so that the start does not wait for it. */
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

/** The mail as it goes over the wire. */
export async function composeMail(mail: Mail, from: string): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const domain = addressOfSender(from).split('@').at(-1);
  return new MailComposer({
    from,
    // As an object: an address is never read as a list, whatever stands in it.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    messageId: `<${mail.id}@${domain}>`,
    date: new Date(mail.writtenAt),
    // Keeps answering machines from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

const SHUTTING_DOWN = 421;

/** What the server's refusal means for the mail and for the session. */
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
 * Whether a refusal for good is about the address itself: 5.1.x and 5.2.x are, as is one without such a code; others, such as
 * 5.4.5 (the day's limit is reached) or 5.7.1 (relaying is not allowed), pass or can be set right (RFC 3463).
 */
function isAboutAddress(reason: string, responseCode: number): boolean {
  if (responseCode < 500) return false;
  const [, subject] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(reason) ?? [];
  return subject === undefined || subject === '1' || subject === '2';
}
