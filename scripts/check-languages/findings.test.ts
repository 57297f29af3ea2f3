import { expect, test } from 'vitest';
import { translationFindings, unusedFindings } from './findings';
import { sentenceTypes } from './sentence-types';

const ENGLISH = {
  quiz: {
    next: 'Next',
    left: '{count, plural, one {# question} other {# questions}} left in {title}',
    state: '{isOpen, select, true {Open} other {Closed}}',
  },
};

test.each([
  ['complete', { quiz: { ...ENGLISH.quiz, next: 'Weiter' } }, []],
  [
    'a missing sentence',
    { quiz: { next: 'Weiter', left: ENGLISH.quiz.left } },
    ['de.json: quiz.state is missing.'],
  ],
  [
    'a sentence of no use',
    { quiz: { ...ENGLISH.quiz, back: 'Zurück' } },
    ['de.json: quiz.back is not in en.json.'],
  ],
  [
    'a part left out',
    { quiz: { ...ENGLISH.quiz, left: 'Noch {count, plural, one {# Frage} other {# Fragen}}' } },
    ['de.json: quiz.left takes other parts than English.'],
  ],
  [
    'a translated option',
    { quiz: { ...ENGLISH.quiz, state: '{isOpen, select, wahr {Offen} other {Zu}}' } },
    ['de.json: quiz.state takes other parts than English.'],
  ],
  [
    'an open brace',
    { quiz: { ...ENGLISH.quiz, left: 'Noch {count' } },
    ['de.json: quiz.left has braces that are not well formed.'],
  ],
])('a translation with %s', (_, translation, findings) => {
  expect(translationFindings('de.json', translation, ENGLISH)).toEqual(findings);
});

test('an English sentence that no source names is not used', () => {
  expect(unusedFindings(ENGLISH, ['texts.next', 'const { left } = texts;'])).toEqual([
    'en.json: quiz.state is not used.',
  ]);
});

test('a sentence is typed by its parts', () => {
  expect(sentenceTypes(ENGLISH)).toContain(`  readonly quiz: {
    readonly next: string;
    readonly left: (parts: { count: number; title: string }) => string;
    readonly state: (parts: { isOpen: boolean }) => string;
  };`);
});
