import { expect, test } from 'vitest';
import { markingMessages } from '../../../shared/marking/messages';
import { asEvidence, suggestMark } from './suggest-mark';
import type { TextMark } from './text/mark-text-answers';

const aMark = (marks: number, change: Partial<TextMark> = {}): TextMark => ({
  ...{ id: 'a', marks, confidence: 0.93, state: 'suggested' },
  ...{ matched: [], missing: [], guards: [], group: 'g', near: 'n', priority: 0, distribution: [] },
  ...change,
});
const opinion = {
  ...{ marks: 2, confidence: 0.95, matched: ['Paris'], missing: [], rationale: 'Names the capital.' },
  doubt: null,
};
const suggest = (mark: TextMark, said: Partial<typeof opinion> | { doubt: string } = {}, isKnown = false) =>
  suggestMark({ mark, isKnown, opinion: { ...opinion, ...said } });

test('an opinion contributes its points and reason; the mark is based on all evidence', () => {
  expect(suggest(aMark(1.5))).toMatchObject({
    ...{ marks: 1.5, confidence: 0.93, needsReview: false, rationale: 'Names the capital.' },
    findings: { matched: ['Paris'], missing: [] },
  });
  expect(suggest(aMark(1.5, { state: 'needs-review' }))).toMatchObject({ needsReview: true });
});

test('near duplicates are reported with the mark', () => {
  expect(
    suggestMark({ mark: { ...aMark(2), near: 'co' }, isKnown: false, opinion: undefined }).findings,
  ).toMatchObject({
    group: 'g',
    near: 'co',
  });
});

test('a worthless answer has no marks and needs review, whatever an AI server says', () => {
  const guarded = suggest(aMark(0, { guards: ['negation'], state: 'needs-review' }));
  expect(guarded).toMatchObject({ marks: 0, needsReview: true });
  expect(guarded.rationale).toContain('stands at 0 until you have read it');
});

test('a trick suspected by the AI server has no marks until a person has read it', () => {
  const suspicious = { doubt: markingMessages.aiSuspicious };
  expect(suggest(aMark(2), suspicious)).toMatchObject({ marks: 0, needsReview: true });
  expect(suggest(aMark(2), suspicious, true)).toMatchObject({ marks: 2, needsReview: false });
});

test('a doubt about the request alone costs no marks, but the opinion is no evidence', () => {
  const distrusted = { ...opinion, doubt: markingMessages.aiDistrusted };
  expect(suggest(aMark(2), distrusted)).toMatchObject({ marks: 2, needsReview: true });
  expect([asEvidence(distrusted), asEvidence(undefined)]).toEqual([undefined, undefined]);
  expect(asEvidence(opinion)).toEqual({ marks: 2, confidence: 0.95 });
});
