import { expect, test } from 'vitest';
import { readConfig } from './config';

test('a fresh machine needs no settings', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: './data',
    siteName: 'Classroom Quiz',
    supportEmail: 'support@example.org',
    geolocationUrl: 'https://api.country.is/',
    languages: ['en'],
    trustedProxies: null,
    identity: { kind: 'demo' },
    razorpay: null,
    mail: null,
    ai: null,
    operations: { logAllRequests: false, metricsToken: null },
    retentionMonths: null,
    policy: { submitGraceSeconds: 60, billing: 'on', teacherEmails: [] },
  });
});

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', SITE_NAME: ' ' })).toMatchObject({ port: 3000, siteName: 'Classroom Quiz' });
});

test('the list of teachers ignores case and spaces', () => {
  expect(
    readConfig({ TEACHER_EMAILS: ' Ann@School.example , @staff.example,' }).policy.teacherEmails,
  ).toEqual(['ann@school.example', '@staff.example']);
});

test('the language is read as gettext writes it', () => {
  expect(readConfig({ LANGUAGE: 'fi_FI.UTF-8:hi_IN' }).languages).toEqual(['fi', 'hi']);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'quiz.school.example'],
  ['BILLING', 'maybe'],
  ['GEOLOCATION_URL', 'nowhere'],
  ['SUPPORT_EMAIL', 'help'],
  ['SUBMIT_GRACE_SECONDS', '-1'],
  ['HOST', '0.0.0.0'],
  ['FIREBASE_PROJECT_ID', 'school'],
  ['RAZORPAY_KEY_ID', 'rzp_live'],
  ['OPENAI_MODEL', 'm'],
  ['OPENAI_BASE_URL', 'http://localhost:11434/v1'],
  ['OPENAI_BASE_URL', 'localhost'],
  ['SMTP_URL', 'smtp://mail.school.example'],
  ['TRUST_PROXY', 'caddy'],
  ['TRUST_PROXY', '10.0.0.0/2'],
  ['TRUST_PROXY', '127.0.0.1'],
  ['PUBLIC_URL', 'https://quiz.school.example'],
  ['PUBLIC_URL', 'http://192.168.0.7:3000'],
  ['FIREBASE_AUTH_EMULATOR_HOST', 'localhost:9099'],
  ['FIREBASE_AUTH_EMULATOR_HOST', ' '],
  ['LOG_REQUESTS', 'some'],
  ['METRICS_TOKEN', 'short'],
  ['RETENTION_MONTHS', '0'],
  ['RETENTION_MONTHS', '1.5'],
  ['RETENTION_MONTHS', 'never'],
])('%s=%s refuses to start with one sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
});

test("a key alone selects OpenAI, and a school's own server needs a model but no key", () => {
  expect(readConfig({ OPENAI_API_KEY: 'sk' }).ai).toEqual({
    apiKey: 'sk',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-4.1-mini',
  });
  expect(readConfig({ OPENAI_BASE_URL: 'http://localhost:11434/v1/', OPENAI_MODEL: 'qwen' }).ai).toEqual({
    apiKey: null,
    baseUrl: 'http://localhost:11434/v1',
    model: 'qwen',
  });
});
