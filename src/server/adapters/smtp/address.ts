import { isLoopback } from '../../settings/setting';

/** Where mail is handed in, and how. */
export interface SmtpAddress {
  readonly host: string;
  readonly port: number;
  /** At once, or by STARTTLS: always, when it is offered, never. */
  readonly tls: 'at-once' | 'required' | 'offered' | 'never';
  readonly auth: { readonly user: string; readonly pass: string } | null;
}

/**
 * Reads SMTP_URL. `smtps://` speaks TLS from the start (port 465); `smtp://` (port 587, without a login 25) changes to it by
 * STARTTLS, and must where a password is sent. Only a mail server on this machine is spoken to in the clear, as no wire lies
 * between.
 */
export function readSmtpUrl(smtpUrl: string): SmtpAddress {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : null;
  const startTls = isLoopback(url) ? 'never' : auth ? 'required' : 'offered';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : isSecure ? 465 : auth ? 587 : 25,
    tls: isSecure ? 'at-once' : startTls,
    auth,
  };
}

/** The address alone of 'Name <address>' or an address. */
export const addressOfSender = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
