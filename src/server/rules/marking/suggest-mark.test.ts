import { expect, test } from 'vitest';
import { markingMessages } from '../../../shared/marking/messages';
import type { TextMark } from '../../../shared/marking/text/mark-text-answers';
import { asEvidence, suggestMark } from './suggest-mark';

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

test('an opinion brings its points and its reason; the mark is that of all evidence', () => {
  expect(suggest(aMark(1.5))).toMatchObject({
    ...{ marks: 1.5, confidence: 0.93, needsReview: false, rationale: 'Names the capital.' },
    findings: { matched: ['Paris'], missing: [] },
  });
  expect(suggest(aMark(1.5, { state: 'needs-review' }))).toMatchObject({ needsReview: true });
});

test('which answers are nearly the same is told with its mark', () => {
  expect(
    suggestMark({ mark: { ...aMark(2), near: 'co' }, isKnown: false, opinion: undefined }).findings,
  ).toMatchObject({
    group: 'g',
    near: 'co',
  });
});

test('what a guard keeps at none has no marks and needs review, whatever an AI server says', () => {
  const guarded = suggest(aMark(0, { guards: ['negation'], state: 'needs-review' }));
  expect(guarded).toMatchObject({ marks: 0, needsReview: true });
  expect(guarded.rationale).toContain('stands at 0 until you have read it');
});

test('what the AI server takes for a trick has no marks until a person has read it', () => {
  const suspicious = { doubt: markingMessages.aiSuspicious };
  expect(suggest(aMark(2), suspicious)).toMatchObject({ marks: 0, needsReview: true });
  expect(suggest(aMark(2), suspicious, true)).toMatchObject({ marks: 2, needsReview: false });
});

test('a doubt about the request alone takes no marks away, but what was said there is no evidence', () => {
  const distrusted = { ...opinion, doubt: markingMessages.aiDistrusted };
  expect(suggest(aMark(2), distrusted)).toMatchObject({ marks: 2, needsReview: true });
  expect([asEvidence(distrusted), asEvidence(undefined)]).toEqual([undefined, undefined]);
  expect(asEvidence(opinion)).toEqual({ marks: 2, confidence: 0.95 });
});
