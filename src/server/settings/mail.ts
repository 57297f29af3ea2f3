import * as z from 'zod';
import { allOrNone, text } from './setting';

/** The school's outgoing mail server. */
export interface MailConfig {
  readonly smtpUrl: string;
  /** 'Name <address>' or an address. */
  readonly from: string;
}

export const mailSettings = {
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'SMTP_URL must be an address such as smtps://user:password@mail.example.org.',
    })
    .refine(
      isDecodable,
      'SMTP_URL has a % in its user or password that stands for nothing: please write it as %25.',
    )
    .optional(),
  MAIL_FROM: text.refine((from) => from === undefined || /^[^@\r\n]+@[^@\r\n]+$/.test(from), {
    error: 'MAIL_FROM must be an email address, such as Quiz <quiz@example.org>.',
  }),
};

type Given = { readonly [Name in keyof typeof mailSettings]?: string | undefined };

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** Parses the mail settings; null: mail waits in the outbox table. */
export function readMail({ SMTP_URL, MAIL_FROM }: Given): MailConfig | null {
  const both = allOrNone({ SMTP_URL, MAIL_FROM }, 'sending mail');
  return both && { smtpUrl: both.SMTP_URL, from: both.MAIL_FROM };
}
