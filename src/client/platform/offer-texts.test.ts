import { expect, test } from 'vitest';
import { offerTexts } from './offer-texts';

test('a site with an AI server and a mail server claims both, without a note', () => {
  const offer = offerTexts({ aiHost: 'ai.school.example', sendsMail: true });
  expect(offer).toMatchObject({ mark: 'AI mark', aiNote: null, mailNote: null });
  expect(offer.lead).toContain('let AI do the first pass');
});

test('a site with neither offers the built-in grader, and promises no mail', () => {
  const offer = offerTexts({ aiHost: '', sendsMail: false });
  expect([offer.lead, offer.saveTime, offer.mark].join()).not.toMatch(/\bAI\b/);
  expect(offer.lead).toContain('the built-in grader');
  expect(offer.aiNote).toContain('needs an AI server, and this site has none');
  expect(offer.mailNote).toContain('needs a mail server, and this site has none');
});
