import type { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpAddress } from './address';

/** Per step: DNS, connect, greeting, reply. */
const TIMEOUT_MS = 10_000;

/** An error of nodemailer with the failed step and the server's reply. */
export interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

export interface SmtpOptions {
  /** Additional trusted certificates in PEM. */
  readonly ca?: string;
  readonly timeoutMs?: number;
}

export interface SmtpConnection {
  /** Rejects with an SmtpError. */
  send(envelope: { from: string; to: string }, message: Buffer | Readable): Promise<void>;
  close(): void;
  readonly isEncrypted: boolean;
}

/** Connects, encrypts and signs in; rejects with a MailServerFault naming the failed step. */
export async function connectSmtp(
  { host, port, tls, auth }: SmtpAddress,
  { ca, timeoutMs = TIMEOUT_MS }: SmtpOptions = {},
): Promise<SmtpConnection> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection({
    host,
    port,
    secure: tls === 'at-once',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'never',
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    tls: { ...(ca === undefined ? {} : { ca }) },
  });
  await settle(connection, (done) => connection.connect(done)).catch((error: SmtpError) => {
    connection.close();
    throw faultOf(error);
  });
  // The connection is unusable after an error, which the next call reports.
  connection.on('error', () => {});
  if (auth) {
    await settle(connection, (done) => connection.login({ credentials: auth }, done)).catch(
      (error: SmtpError) => {
        connection.close();
        throw faultOf(error);
      },
    );
  }
  return {
    isEncrypted: connection.secure,
    async send(envelope, message) {
      try {
        await settle(connection, (done) => connection.send(envelope, message, done));
      } catch (error) {
        // A refused mail leaves its beginning, which would prefix the next one.
        await settle(connection, (done) => connection.reset(done)).catch(() => {});
        throw error;
      }
    },
    close: () => connection.quit(),
  };
}

/** Settles with whichever comes first: the reply, an error, or the end of the connection. */
function settle(
  connection: SMTPConnection,
  call: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (error?: Error | null) => {
      connection.removeListener('error', end);
      connection.removeListener('end', ended);
      if (error) reject(error);
      else resolve();
    };
    // The call may still fail in the same turn, with a better reason.
    const ended = () => {
      setImmediate(() => end(Object.assign(new Error('The connection ended.'), { code: 'ECONNECTION' })));
    };
    connection.once('error', end);
    connection.once('end', ended);
    call(end);
  });
}

function faultOf(error: SmtpError): MailServerFault {
  return new MailServerFault(kindOf(error), error.message);
}

/** The mail server is unusable; `kind` tells where to look. */
export class MailServerFault extends Error {
  override readonly name = 'MailServerFault';

  constructor(
    readonly kind: 'host-unknown' | 'refused' | 'silent' | 'certificate' | 'no-tls' | 'login' | 'other',
    reason: string,
  ) {
    super(reason);
  }
}

function kindOf({ code, command, message }: SmtpError): MailServerFault['kind'] {
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return 'host-unknown';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login';
  if (/certificate|self-signed|altnames|unable to verify|unable to get/i.test(message)) return 'certificate';
  if (/ECONNREFUSED/.test(message)) return 'refused';
  if (code === 'ETIMEDOUT' || /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(message)) return 'silent';
  if (
    code === 'ETLS' ||
    command === 'STARTTLS' ||
    /wrong version number|packet length|STARTTLS/i.test(message)
  )
    return 'no-tls';
  return 'other';
}
