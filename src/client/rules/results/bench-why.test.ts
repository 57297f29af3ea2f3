import { expect, test } from 'vitest';
import type { Findings } from '../../../shared/marking/findings';
import { markingMessages } from '../../../shared/marking/messages';
import type { ReviewedResult } from '../../../shared/results/schema';
import { aReviewedResult } from '../../../shared/testing/a-quiz-results';
import { whyOf } from './bench-why';

const aResult = (values: Partial<ReviewedResult> = {}) => aReviewedResult({ source: 'built-in', ...values });
const found = (values: Partial<Findings>) =>
  aResult({ findings: { matched: [], missing: [], guards: [], group: 'g', priority: 0, ...values } });

test('every guard has a short label that fits the column', () => {
  for (const [guard] of markingMessages.markingGuards) {
    const why = whyOf(found({ guards: [guard] }));
    expect(why).not.toBe('');
    expect(why.length).toBeLessThan(20);
  }
});

test('the gravest of several guards is the reason', () => {
  expect(whyOf(found({ guards: ['shuffled', 'negation'] }))).toBe('Idea reversed');
});

test('the matched key points are counted, and a single missing one is named', () => {
  expect(whyOf(found({ matched: ['green', 'light'] }))).toBe('All points');
  expect(whyOf(found({ matched: ['green'], missing: ['light'] }))).toBe('No “light”');
  expect(whyOf(found({ matched: ['green'], missing: ['light', 'reflects'] }))).toBe('1 of 3 words');
  expect(whyOf(found({ missing: ['light'] }))).toBe('No point found');
  expect(whyOf(found({}))).toBe('');
});

test('an answer drawn for the spot check says so until it is decided', () => {
  const drawn = { ...found({ matched: ['green'] }), needsReview: true };
  const check = { ...drawn, findings: drawn.findings && { ...drawn.findings, check: { suggested: 2 } } };
  expect(whyOf(check)).toBe('Check');
  expect(whyOf({ ...check, needsReview: false })).toBe('All points');
});

test('without findings the mark’s author is the reason', () => {
  expect(whyOf(aResult({ rationale: markingMessages.markingBlank }))).toBe('Nothing written');
  expect(whyOf(aResult({ rationale: markingMessages.markingEqual }))).toBe('Model answer');
  expect(whyOf(aResult({ rationale: markingMessages.answerMalformed }))).toBe('Does not fit');
  expect(whyOf(aResult({ source: 'auto' }))).toBe('By the key');
  expect(whyOf(aResult({ source: 'auto', isCorrect: false }))).toBe('Not the key');
  expect(whyOf(aResult({ source: 'teacher' }))).toBe('');
  expect(whyOf(aResult())).toBe('Not compared');
});
