import { expect, test } from 'vitest';
import { instanceTexts } from './instance-texts';
import { PRIVACY } from './PrivacyPage';

const embedded = {
  identityProvider: 'demo',
  payments: 'test',
  billing: 'on',
  sendsMail: false,
  aiHost: '',
  geolocationUrl: 'off',
  retentionMonths: null,
} as const;

const connected = {
  identityProvider: 'firebase',
  payments: 'razorpay',
  billing: 'on',
  sendsMail: true,
  aiHost: 'api.example.com',
  geolocationUrl: 'https://country.example/v1',
  retentionMonths: 18,
} as const;

/** The whole policy for a visitor of this site. */
function policyOf(site: Parameters<typeof instanceTexts>[0]): string {
  const texts = instanceTexts(site);
  const all = PRIVACY.sections.flatMap(({ blocks }) => blocks.flat());
  return all.map((text) => text.replace(/\{\w+\}/g, (mark) => texts[mark] ?? mark)).join('\n');
}

test('the privacy policy of a standalone site says that nothing leaves it and that attempts are kept', () => {
  const policy = policyOf(embedded);
  for (const part of ['sign-in', 'payments', 'email', 'AI evaluation', 'country']) {
    expect(policy).toContain(`${part}: nobody`);
  }
  expect(policy).toContain('kept as long as the quiz');
  expect(policy).not.toContain('confirm submissions by email');
});

test('the privacy policy names this site’s data recipients, and when attempts are erased', () => {
  const policy = policyOf(connected);
  for (const part of [
    'sign-in: Google',
    'Razorpay',
    'the email provider',
    'api.example.com',
    'country.example',
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).toContain('erased 18 months after');
  expect(policyOf({ ...connected, retentionMonths: 1 })).toContain('erased one month after');
  expect(policyOf({ ...connected, billing: 'off' })).toContain('nothing is sold');
});

test('each placeholder in the policy is replaced', () => {
  expect([...policyOf(embedded).matchAll(/\{\w+\}/g)].map(([mark]) => mark)).toEqual(
    [...policyOf(embedded).matchAll(/\{(support|site)\}/g)].map(([mark]) => mark),
  );
});

test('the privacy policy names the data sent to the AI provider, and without one that no answer leaves the server', () => {
  expect(policyOf(connected)).toContain('reached at api.example.com');
  expect(policyOf(connected)).toContain('model answer');
  expect(policyOf(embedded)).toContain('none of them leaves it');
});
