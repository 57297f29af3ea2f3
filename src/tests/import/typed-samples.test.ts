import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTyped } from '../../server/rules/import/typed/read-typed';
import { typedExpectations } from './typed-expectations';

const folder = new URL('./samples/typed/', import.meta.url);
const read = (name: string) => readTyped(readFileSync(new URL(name, folder), 'utf8'));

/** A pasted text as read: type, key, marks and problems of each question, and the skipped lines. */
const outline = (name: string) => {
  const { questions, skipped } = read(name);
  return {
    questions: questions.map(({ draft, problems }) =>
      [
        `${draft.type} ${JSON.stringify('correctAnswer' in draft && draft.correctAnswer)}`,
        ...(draft.maximumMarks === 1 ? [] : [`${draft.maximumMarks} marks`]),
        ...problems,
      ].join('; '),
    ),
    skipped: skipped.map(({ line }) => line),
  };
};

test.each(Object.entries(typedExpectations))('%s is read as its teacher meant it', (name, expected) => {
  expect(outline(name)).toEqual(expected);
});

test('every sample is expected to be something', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(typedExpectations).sort());
});
