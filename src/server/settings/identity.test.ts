import { expect, test } from 'vitest';
import { readConfig } from '../config';

const CLIENT = { OIDC_CLIENT_ID: 'quiz', OIDC_CLIENT_SECRET: 'secret' };
const identityWith = (OIDC_ISSUER: string) => readConfig({ ...CLIENT, OIDC_ISSUER }).identity;

test.each([
  'https://accounts.google.com',
  'https://login.microsoftonline.com/8a1e2f1c-0000-4000-8000-000000000001/v2.0',
  'https://id.school.example/application/quiz/',
  'http://localhost:8080/realms/school',
  'http://127.0.0.1:8080',
])('the issuer %s is taken to the letter', (issuer) => {
  expect(identityWith(issuer)).toEqual({
    kind: 'oidc',
    issuer,
    clientId: 'quiz',
    clientSecret: 'secret',
  });
});

test.each([
  'http://id.school.example',
  'http://127.0.0.1.evil.example',
  'https://login.microsoftonline.com/common/v2.0',
  'https://login.microsoftonline.com/organizations/v2.0',
  'https://login.microsoftonline.com/Consumers/v2.0',
  'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
  'accounts.google.com',
])('the issuer %s refuses to start', (issuer) => {
  expect(() => identityWith(issuer)).toThrow(/^OIDC_ISSUER [^\n]*\.$/);
});

test('half of the settings, or two kinds of sign-in, prevent the start', () => {
  expect(() => readConfig({ OIDC_ISSUER: 'https://accounts.google.com' })).toThrow('OIDC_CLIENT_ID');
  expect(() => readConfig(CLIENT)).toThrow('OIDC_ISSUER');
  const firebase = {
    FIREBASE_PROJECT_ID: 'school',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'school.firebaseapp.com',
  };
  const both = { ...CLIENT, ...firebase, OIDC_ISSUER: 'https://accounts.google.com' };
  expect(() => readConfig(both)).toThrow('choose one sign-in');
});
