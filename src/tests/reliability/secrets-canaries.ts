import { randomBytes } from 'node:crypto';

/** A unique text to search for later. */
const canary = (what: string) => `${what}${randomBytes(9).toString('hex')}`;

/** Secrets and personal data that must not be logged, each with its own mark. */
export const aSetOfCanaries = () => ({
  settings: {
    OPENAI_API_KEY: canary('sk-'),
    SMTP_PASSWORD: canary('smtp'),
    RAZORPAY_KEY_SECRET: canary('rzpsecret'),
    RAZORPAY_WEBHOOK_SECRET: canary('rzphook'),
    METRICS_TOKEN: canary('metrics'),
    OIDC_CLIENT_SECRET: canary('oidc'),
  },
  people: {
    'a name': canary('Name'),
    'an email address': canary('mail'),
    'an answer': canary('answer '),
    'a model answer': canary('model '),
    'a question': canary('question '),
    'a title': canary('title '),
    'a forged token': canary('eyJhbGciOi.'),
    'a wrong path': canary('path'),
    'a class': canary('Class '),
    'a pupil': canary('Pupil '),
  },
});
export type Canaries = ReturnType<typeof aSetOfCanaries>;

/** The settings of a school with every provider: an echoing provider, and an unreachable mail server. */
export function settingsWith({ settings }: Canaries, echo: string): Record<string, string> {
  const { SMTP_PASSWORD, OIDC_CLIENT_SECRET: _, ...plain } = settings;
  return {
    ...plain,
    BILLING: 'off',
    LOG_REQUESTS: 'all',
    OPENAI_BASE_URL: `${echo}/v1`,
    SMTP_URL: `smtp://quiz:${SMTP_PASSWORD}@127.0.0.1:9`,
    MAIL_FROM: 'quiz@school.example',
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_API_URL: echo,
  };
}

/** Invalid settings that stop the start, each next to a secret. */
export const faultySettings = ({ settings }: Canaries): readonly Record<string, string>[] => [
  { RAZORPAY_KEY_SECRET: settings.RAZORPAY_KEY_SECRET },
  { SMTP_URL: `https://quiz:${settings.SMTP_PASSWORD}@mail.example.org` },
  { SMTP_URL: `smtp://quiz:${settings.SMTP_PASSWORD}%@mail.example.org`, MAIL_FROM: 'quiz@school.example' },
  { SMTP_URL: `smtp://quiz:${settings.SMTP_PASSWORD}@mail.example.org` },
  { OIDC_CLIENT_SECRET: settings.OIDC_CLIENT_SECRET },
  { OPENAI_API_KEY: settings.OPENAI_API_KEY, PORT: 'many' },
  { METRICS_TOKEN: settings.METRICS_TOKEN, HOST: '0.0.0.0' },
];
