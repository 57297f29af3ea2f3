import { expect, test } from 'vitest';
import { readConfig } from '../config';
import { checksOf } from '../doctor/checks';
import { warningsOf } from './warnings';

const SIGN_IN = {
  OIDC_ISSUER: 'https://accounts.school.example',
  OIDC_CLIENT_ID: 'quiz',
  OIDC_CLIENT_SECRET: 'x',
};

test('with a real sign-in, an empty list of teachers causes a warning; a list does not', () => {
  expect(warningsOf(readConfig(SIGN_IN))).toEqual([expect.stringMatching(/^TEACHER_EMAILS is empty/)]);
  expect(warningsOf(readConfig({ ...SIGN_IN, TEACHER_EMAILS: '@school.example' }))).toEqual([]);
});

test('the demo sign-in warns never to forward its port', () => {
  expect(warningsOf(readConfig({}))).toEqual([expect.stringContaining('never forward this port')]);
});

test.each([
  [{}, 'off'],
  [SIGN_IN, 'warning'],
  [{ ...SIGN_IN, TEACHER_EMAILS: 'ann@school.example' }, 'ok'],
])('the doctor says who gets in: %o', async (settings, state) => {
  const checks = checksOf(readConfig(settings), { mailTo: null });
  expect(await checks.find(({ name }) => name === 'Who gets in')?.run()).toMatchObject([{ state }]);
});
