import * as z from 'zod';
import type { SiteDetails } from './rules/mail/email';
import { type AiConfig, aiSettings, readAi } from './settings/ai';
import { type IdentityConfig, identitySettings, readIdentity } from './settings/identity';
import { type MailConfig, mailSettings, readMail } from './settings/mail';
import {
  type OperationsConfig,
  operationsSettings,
  readOperations,
  retentionSettings,
} from './settings/operations';
import { paymentSettings, type RazorpayConfig, readRazorpay } from './settings/payments';
import type { Policy } from './settings/policy';
import { readTrustedProxies, type TrustedProxies } from './settings/proxy';
import { addressOf, isLoopback, SettingError, text, withoutSlash } from './settings/setting';

const port = z.coerce
  .number('PORT must be a number.')
  .int('PORT must be a whole number.')
  .min(0)
  .max(65_535, 'PORT must be at most 65535.');
const list = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: addressOf('PUBLIC_URL').optional(),
  DATA_DIR: z.string().default('./data'),
  TEACHER_EMAILS: z.string().default('').transform(list),
  BILLING: z.enum(['on', 'off'], 'BILLING must be "on" or "off".').default('on'),
  GEOLOCATION_URL: z
    .union(
      [z.literal('off'), addressOf('GEOLOCATION_URL')],
      'GEOLOCATION_URL must be an http(s) address or "off".',
    )
    .default('https://api.country.is/'),
  SITE_NAME: z.string().max(60, 'SITE_NAME must have at most 60 characters.').default('Classroom Quiz'),
  SUPPORT_EMAIL: z.email('SUPPORT_EMAIL must be an email address.').default('support@example.org'),
  LANGUAGE: z
    .string()
    .default('en')
    .transform((languages) => languages.split(':').map((language) => language.split(/[_.]/)[0] ?? '')),
  SUBMIT_GRACE_SECONDS: z.coerce
    .number('SUBMIT_GRACE_SECONDS must be a number.')
    .min(0, 'SUBMIT_GRACE_SECONDS must not be negative.')
    .max(3600, 'SUBMIT_GRACE_SECONDS must be at most 3600.')
    .default(60),
  ...identitySettings,
  ...paymentSettings,
  ...aiSettings,
  ...mailSettings,
  ...operationsSettings,
  ...retentionSettings,
  TRUST_PROXY: text,
});

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1'];

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly siteName: string;
  readonly supportEmail: string;
  readonly geolocationUrl: string;
  /** The school's language; the first one that the product has, as gettext reads this variable. */
  readonly languages: readonly string[];
  /** Null: a caller's address is that of the connection. */
  readonly trustedProxies: TrustedProxies | null;
  readonly identity: IdentityConfig;
  /** Null selects the test checkout, which moves no money. */
  readonly razorpay: RazorpayConfig | null;
  /** Null: mail waits in the outbox table. */
  readonly mail: MailConfig | null;
  /** Null: the built-in grader marks, and no answer leaves this server. */
  readonly ai: AiConfig | null;
  readonly operations: OperationsConfig;
  /** Months after which the attempts of closed quizzes are erased; null: never. */
  readonly retentionMonths: number | null;
  readonly policy: Policy;
}

/** Parses the settings; empty values count as unset. Throws a SettingError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  // Even an empty value takes effect in the library that reads it.
  if (environment.FIREBASE_AUTH_EMULATOR_HOST) {
    throw new SettingError(
      'FIREBASE_AUTH_EMULATOR_HOST is set: sign-in would accept unsigned tokens. Please unset it.',
    );
  }
  // Parsed once: zod's compiled parser would cost more than it saves.
  const parsed = environmentSchema.safeParse(given, { jitless: true });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingError(issue?.message ?? 'A setting is not valid.');
  }
  const env = parsed.data;
  const identity = readIdentity(env);
  const publicUrl = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  if (identity.kind === 'demo') refuseOpenDemo(env, publicUrl);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: env.DATA_DIR,
    siteName: env.SITE_NAME,
    supportEmail: env.SUPPORT_EMAIL,
    geolocationUrl: env.GEOLOCATION_URL,
    languages: env.LANGUAGE,
    trustedProxies: readTrustedProxies(env.TRUST_PROXY),
    identity,
    razorpay: readRazorpay(env),
    mail: readMail(env),
    ai: readAi(env),
    operations: readOperations(env),
    retentionMonths: env.RETENTION_MONTHS ?? null,
    policy: {
      submitGraceSeconds: env.SUBMIT_GRACE_SECONDS,
      billing: env.BILLING,
      teacherEmails: env.TEACHER_EMAILS,
    },
  };
}

/** The demo sign-in trusts every visitor, so a publicly reachable server refuses to start with it. */
function refuseOpenDemo(
  { HOST, TRUST_PROXY }: { HOST: string; TRUST_PROXY?: string | undefined },
  publicUrl: string,
) {
  const ONLY_HERE = 'the demo sign-in works on this machine only';
  if (!LOOPBACK_HOSTS.includes(HOST)) {
    throw new SettingError(
      `HOST is ${HOST}, but ${ONLY_HERE}. Set up a real sign-in, or use HOST=127.0.0.1.`,
    );
  }
  if (!isLoopback(new URL(publicUrl))) {
    throw new SettingError(
      `PUBLIC_URL is ${publicUrl}, but ${ONLY_HERE}. Set up a real sign-in, or leave PUBLIC_URL empty.`,
    );
  }
  if (TRUST_PROXY !== undefined) {
    throw new SettingError(
      `TRUST_PROXY is set, but ${ONLY_HERE}. Set up a real sign-in, or leave TRUST_PROXY empty.`,
    );
  }
}

/** The site details in emails; times use the server's time zone (TZ). */
export const siteDetailsOf = ({ siteName, publicUrl }: Config): SiteDetails => ({
  siteName,
  publicUrl,
  // Computed at the first email: loading the time zone tables would slow the start.
  get timeZone() {
    localTimeZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
    return localTimeZone;
  },
});

let localTimeZone: string | undefined;
