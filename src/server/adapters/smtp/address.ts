import { isLoopback } from '../../settings/setting';

/** The mail server and its encryption. */
export interface SmtpAddress {
  readonly host: string;
  readonly port: number;
  /** Immediate TLS, or STARTTLS: required, if offered, never. */
  readonly tls: 'at-once' | 'required' | 'offered' | 'never';
  readonly auth: { readonly user: string; readonly pass: string } | null;
}

/**
 * Parses SMTP_URL. `smtps://` uses TLS from the start (port 465); `smtp://` (port 587, without a login 25) uses STARTTLS,
 * required if a password is sent. Only a server on this machine may be unencrypted.
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

/** The address in 'Name <address>' or a plain address. */
export const addressOfSender = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
