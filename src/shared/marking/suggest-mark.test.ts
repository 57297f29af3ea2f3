import { expect, test } from 'vitest';
import { markingMessages } from './messages';
import { suggestMark } from './suggest-mark';
import type { TextMark } from './text/mark-text-answers';

const rules = (marks: number, guards: string[] = []): TextMark => ({
  ...{ id: 'a', marks, confidence: 0.9, state: guards.length > 0 ? 'needs-review' : 'suggested' },
  ...{ matched: [], missing: [], guards, group: 'g', priority: 0, distribution: [] },
});
const opinion = {
  ...{ marks: 2, confidence: 0.95, matched: [], missing: [], rationale: 'Names the capital.' },
  doubt: null,
};
const suggest = (byRules: TextMark, said: typeof opinion | { doubt: string }, isTaught = false) =>
  suggestMark({
    ...{ rules: byRules, untaught: byRules, moved: { ...byRules, marks: 2 }, isTaught, isKnown: false },
    ...{ opinion: { ...opinion, ...said }, maximumMarks: 2 },
  });

test.each([false, true])(
  'an AI server gives no marks to what a guard keeps at none (teacher has marked: %s)',
  (isTaught) => {
    const suggested = suggest(rules(0, ['negation']), opinion, isTaught);
    expect(suggested).toMatchObject({ marks: 0, needsReview: true });
    expect(suggested.rationale).toContain('stands at 0 until you have read it');
  },
);

test('what the AI server takes for a trick has no marks until a person has read it', () => {
  const suspicious = { doubt: markingMessages.aiSuspicious };
  expect(suggest(rules(2), suspicious)).toMatchObject({ marks: 0, needsReview: true });
});

test('a doubt about the request alone takes no marks away', () => {
  expect(suggest(rules(2), { doubt: markingMessages.aiDistrusted })).toMatchObject({
    marks: 2,
    needsReview: true,
  });
});
