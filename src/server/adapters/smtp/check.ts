import { Readable } from 'node:stream';
import type { Check, Finding } from '../../ports/check';
import { emailOf, type SiteDetails } from '../../rules/mail/email';
import type { MailConfig } from '../../settings/mail';
import { addressOfSender, readSmtpUrl, type SmtpAddress } from './address';
import {
  connectSmtp,
  MailServerFault,
  type SmtpConnection,
  type SmtpError,
  type SmtpOptions,
} from './connection';
import { smtpMail } from './mail';

interface Settings {
  /** Null: mail waits in the outbox. */
  readonly mail: MailConfig | null;
  readonly siteDetails: SiteDetails;
  /** The recipient of a test mail; null for none. */
  readonly mailTo: string | null;
  readonly now: number;
}

const OFF: Finding = {
  state: 'off',
  sentence: 'SMTP_URL is not set: mail waits in the outbox and is not sent.',
};
const ok = (sentence: string): Finding => ({ state: 'ok', sentence });
const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });

/**
 * Connects to the configured server, encrypts, signs in and announces the sender; sends a mail only on
 * request.
 */
export function smtpCheck({ mail, siteDetails, mailTo, now }: Settings, options: SmtpOptions = {}): Check {
  return {
    name: 'Mail',
    async run() {
      if (!mail) return [OFF];
      const address = readSmtpUrl(mail.smtpUrl);
      const connection = await connectSmtp(address, options).catch((fault: MailServerFault) => fault);
      if (connection instanceof MailServerFault) return [wrong(faultSentence(connection, address))];
      const reached = reachedSentence(address, connection);
      const sender = await senderAccepted(connection, addressOfSender(mail.from), mailTo);
      connection.close();
      if (sender.state === 'wrong' || mailTo === null) return [reached, sender];
      return [reached, sender, await testMail(mail, { siteDetails, mailTo, now }, options)];
    },
  };
}

function reachedSentence({ host, port, auth, tls }: SmtpAddress, { isEncrypted }: SmtpConnection): Finding {
  const login = auth ? ' and takes the login' : '';
  if (isEncrypted) return ok(`${host}:${port} answers, encrypts${login}.`);
  if (tls === 'never') return ok(`${host}:${port} on this machine answers${login}.`);
  return {
    state: 'warning',
    sentence: `${host}:${port} answers, but offers no encryption: whoever is in between can read the mail. Use smtps:// if the server can.`,
  };
}

function faultSentence({ kind, message }: MailServerFault, { host, port }: SmtpAddress): string {
  const place = `${host}:${port}`;
  switch (kind) {
    case 'host-unknown':
      return `The mail server ${host} is not known (DNS). Check the host name in SMTP_URL.`;
    case 'refused':
      return `${place} refuses connections. Check the port in SMTP_URL: usually 465 for smtps://, 587 or 25 for smtp://.`;
    case 'silent':
      return `${place} does not answer within 10 seconds. A firewall may hold mail back (many networks block port 25); try smtps:// with port 465.`;
    case 'certificate':
      return `The certificate of ${place} is not trusted (${message}). Use the name that stands in it, or name the school's own authority in NODE_EXTRA_CA_CERTS.`;
    case 'no-tls':
      return `${place} did not begin to encrypt (${message}). smtps:// is for port 465, smtp:// for 587 and 25; a password is never sent unencrypted.`;
    case 'login':
      return `${place} refuses the login (${message}). Check user and password in SMTP_URL, written with %40 for @; Google and Microsoft may want an app password.`;
    case 'other':
      return `${place} cannot be used (${message}).`;
  }
}

/** Goes through the envelope of a mail and stops before its text. */
async function senderAccepted(
  connection: SmtpConnection,
  from: string,
  mailTo: string | null,
): Promise<Finding> {
  const broken = new Readable({
    read() {
      this.destroy(new Error('Broken off: nothing was to be sent.'));
    },
  });
  const error = await connection.send({ from, to: mailTo ?? from }, broken).then(
    () => undefined,
    (reason: SmtpError) => reason,
  );
  const said = error?.response ?? error?.message ?? '';
  if (error?.command === 'MAIL FROM') {
    return wrong(
      `The server does not take mail from ${from} (${said}). Set MAIL_FROM to an address of the account that signs in.`,
    );
  }
  if (error?.command === 'RCPT TO') {
    return wrong(
      `The server takes ${from} as the sender, but not ${mailTo ?? from} as a recipient (${said}). It may only pass mail on after a login, or from known machines.`,
    );
  }
  if (error && error.code !== 'ESTREAM')
    return wrong(`The server breaks off before a mail is sent (${said}).`);
  return ok(`Mail from ${from} is taken.`);
}

async function testMail(
  mail: MailConfig,
  { siteDetails, mailTo, now }: { siteDetails: SiteDetails; mailTo: string; now: number },
  options: SmtpOptions,
): Promise<Finding> {
  const { siteName, publicUrl } = siteDetails;
  const { to, subject, text, html } = emailOf({
    to: mailTo,
    subject: `Test mail of ${siteName}`,
    paragraphs: ['This mail was sent to see whether mail arrives. It does.'],
    button: { label: 'To the pages', url: publicUrl },
    siteName,
  });
  const session = await smtpMail(mail, options).open();
  const delivery = await session.deliver({ id: `test-${now}`, to, subject, text, html, writtenAt: now });
  session.close();
  return delivery.outcome === 'sent'
    ? ok(`A test mail to ${mailTo} was handed over. Look for it, in the spam folder, too.`)
    : wrong(`The test mail to ${mailTo} was not taken (${delivery.reason}).`);
}
