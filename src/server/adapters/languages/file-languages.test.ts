import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentencesIn } from '../../../shared/languages/sentences';
import { aFolder } from '../../testing/a-folder';
import { LANGUAGES } from '../../testing/world';
import { fileLanguages } from './file-languages';

/** The product's languages with these corrections, and possibly languages of its own, of a school. */
function languagesWith(files: Readonly<Record<string, string>>, usual: readonly string[] = []) {
  const corrections = join(aFolder('data'), 'languages');
  mkdirSync(corrections);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(corrections, name), text);
  return fileLanguages(LANGUAGES, { corrections, usual });
}

const correcting = (name: string, sentence: string) =>
  JSON.stringify({ takeQuiz: { [name]: sentence } }, null, 2);

test('a sentence that a school corrected takes the place of the product’s', () => {
  const languages = languagesWith({
    'en.json': correcting('coming', 'Question {number, number} comes soon.'),
  });

  const { coming, next } = sentencesIn(languages.catalogueOf('en'), 'takeQuiz');
  expect([coming({ number: 1234 }), next]).toEqual(['Question 1,234 comes soon.', 'Next']);
  expect(languages.problems).toEqual([]);
});

test.each([
  [
    'other parts than English',
    correcting('coming', 'Question {count, number}'),
    'line 3, "takeQuiz.coming": its parts in braces differ',
  ],
  ['another kind of part', correcting('coming', 'Question {number}'), 'its parts in braces differ'],
  ['braces that are not closed', correcting('coming', 'Question {number'), 'its braces are not well formed'],
  ['an unknown name', correcting('toString', 'x'), 'the product has no such sentence'],
  ['an unknown subject', '{"constructor":{"name":"x"}}', 'the product has no such sentence'],
  ['a sentence without end', correcting('next', 'x'.repeat(2001)), 'longer than 2000 characters'],
  ['no JSON', '{', 'en.json is not used'],
  ['another shape', '["Next"]', 'its sentences are not in subjects of named texts'],
  ['a huge file', correcting('next', 'x'.repeat(1024 * 1024)), 'it is larger than 1 MB'],
])('a correction with %s is refused by its line, and the product’s sentence stays', (_, text, problem) => {
  const languages = languagesWith({ 'en.json': text });

  expect(languages.problems).toEqual([expect.stringContaining(problem)]);
  const { coming, next } = sentencesIn(languages.catalogueOf('en'), 'takeQuiz');
  expect([coming({ number: 1 }), next]).toEqual(['Waiting for question 1…', 'Next']);
});

test('of very many refused corrections a hundred are named', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => [`name${at}`, 'x']);
  expect(
    languagesWith({ 'en.json': JSON.stringify({ takeQuiz: Object.fromEntries(names) }) }).problems,
  ).toHaveLength(100);
});

test('a school adds a language, which falls back to English sentence by sentence', () => {
  const languages = languagesWith({ 'kn.json': correcting('next', 'ಮುಂದೆ') });

  expect(languages.offered).toContain('kn');
  const { language, ...catalogue } = languages.catalogueOf('kn');
  const { next, previous } = sentencesIn({ language, ...catalogue }, 'takeQuiz');
  expect([language, next, previous]).toEqual(['kn', 'ಮುಂದೆ', 'Previous']);
});

test('a language that is not offered is English, as is the school’s by default', () => {
  const languages = languagesWith({});
  expect([languages.catalogueOf('tlh').language, languages.usual]).toEqual(['en', 'en']);
  expect(languagesWith({}, ['fi', 'en']).usual).toBe('en');
});
