import { z } from 'zod';
import type { Policy } from './deps';

/** A setting that is wrong or half set: the server does not start, and this sentence says why. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

const port = z.coerce
  .number('PORT must be a number.')
  .int('PORT must be a whole number.')
  .min(0)
  .max(65_535, 'PORT must be at most 65535.');
const url = (name: string) => z.url({ protocol: /^https?$/, error: `${name} must be an http(s) address.` });
const list = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('PUBLIC_URL').optional(),
  DATA_DIR: z.string().default('./data'),
  TEACHER_EMAILS: z.string().default('').transform(list),
  BILLING: z.enum(['on', 'off'], 'BILLING must be "on" or "off".').default('on'),
  GEOLOCATION_URL: z
    .union([z.literal('off'), url('GEOLOCATION_URL')], 'GEOLOCATION_URL must be an http(s) address or "off".')
    .default('https://api.country.is/'),
  SITE_NAME: z.string().max(60, 'SITE_NAME must have at most 60 characters.').default('Classroom Quiz'),
  SUPPORT_EMAIL: z.email('SUPPORT_EMAIL must be an e-mail address.').default('support@example.org'),
  SUBMIT_GRACE_SECONDS: z.coerce
    .number('SUBMIT_GRACE_SECONDS must be a number.')
    .min(0, 'SUBMIT_GRACE_SECONDS must not be negative.')
    .max(3600, 'SUBMIT_GRACE_SECONDS must be at most 3600.')
    .default(60),
  OPENAI_API_KEY: z.string().trim().optional(),
  OPENAI_BASE_URL: url('OPENAI_BASE_URL').optional(),
  OPENAI_MODEL: z.string().trim().max(200, 'OPENAI_MODEL must have at most 200 characters.').optional(),
});

/** Providers that the settings name but this version does not speak to yet: better a refusal than a silent stand-in. */
const NOT_YET = [
  ['FIREBASE_PROJECT_ID', 'Google sign-in through Firebase'],
  ['FIREBASE_API_KEY', 'Google sign-in through Firebase'],
  ['FIREBASE_AUTH_DOMAIN', 'Google sign-in through Firebase'],
  ['OIDC_ISSUER', 'sign-in through OpenID Connect'],
  ['OIDC_CLIENT_ID', 'sign-in through OpenID Connect'],
  ['OIDC_CLIENT_SECRET', 'sign-in through OpenID Connect'],
  ['RAZORPAY_KEY_ID', 'payment through Razorpay'],
  ['RAZORPAY_KEY_SECRET', 'payment through Razorpay'],
  ['RAZORPAY_WEBHOOK_SECRET', 'payment through Razorpay'],
  ['SMTP_URL', 'sending mail'],
  ['TRUST_PROXY', 'running behind a reverse proxy'],
] as const;

const OPENAI_BASE_URL = 'https://api.openai.com/v1';
const OPENAI_MODEL = 'gpt-4.1-mini';

/** A server that speaks OpenAI's protocol; one of the school's own may need no key. */
export interface AiConfig {
  readonly apiKey: string | null;
  readonly baseUrl: string;
  readonly model: string;
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1'];

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly siteName: string;
  readonly supportEmail: string;
  readonly geolocationUrl: string;
  /** Null: the built-in grader marks, and no answer leaves this server. */
  readonly ai: AiConfig | null;
  readonly policy: Policy;
}

/** Reads and checks the settings; empty values count as not set. Throws a SettingError with one sentence. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  for (const [name, what] of NOT_YET) {
    if (given[name]) throw new SettingError(`${name} is set, but ${what} is not part of this version yet.`);
  }
  if (given.FIREBASE_AUTH_EMULATOR_HOST) {
    throw new SettingError(
      'FIREBASE_AUTH_EMULATOR_HOST is set: sign-in would accept unsigned tokens. Please unset it.',
    );
  }
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingError(issue?.message ?? 'A setting is not valid.');
  }
  const env = parsed.data;
  if (!LOOPBACK_HOSTS.includes(env.HOST)) {
    throw new SettingError(
      `HOST is ${env.HOST}, but the demo sign-in works on this machine only. Set up a real sign-in, or use HOST=127.0.0.1.`,
    );
  }
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    dataDir: env.DATA_DIR,
    siteName: env.SITE_NAME,
    supportEmail: env.SUPPORT_EMAIL,
    geolocationUrl: env.GEOLOCATION_URL,
    ai: readAi(env),
    policy: {
      submitGraceSeconds: env.SUBMIT_GRACE_SECONDS,
      billing: env.BILLING,
      teacherEmails: env.TEACHER_EMAILS,
    },
  };
}

type Environment = z.infer<typeof environmentSchema>;

function readAi({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model }: Environment) {
  if (apiKey)
    return { apiKey, baseUrl: withoutSlash(baseUrl ?? OPENAI_BASE_URL), model: model ?? OPENAI_MODEL };
  if (!baseUrl && !model) return null;
  if (!baseUrl) {
    throw new SettingError(
      'OPENAI_MODEL is set, but neither OPENAI_API_KEY nor OPENAI_BASE_URL is: nobody would be asked.',
    );
  }
  if (!model) {
    throw new SettingError(
      'OPENAI_BASE_URL is set without OPENAI_API_KEY: a server of your own also needs OPENAI_MODEL, the model it runs.',
    );
  }
  return { apiKey: null, baseUrl: withoutSlash(baseUrl), model };
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');
