import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText } from '../../server/adapters/files/text-formats';
import { validateQuestion } from '../../shared/question/validate';

/** Reads a sample by its content: the format, and each question in one line. */
function read(path: string) {
  const reading = readText(readFileSync(join(import.meta.dirname, 'samples', path), 'utf8'));
  const lines = reading.questions.map(({ line, draft, problems, notes, tags }) => {
    const missing = validateQuestion(draft, { useQuestionTimer: false }).length + problems.length;
    const told = `${missing > 0 ? ` !${missing}` : ''}${notes.length > 0 ? ` +${notes.length}` : ''}`;
    return `${line} ${draft.type}${told}: ${draft.text.replaceAll('\n', ' / ')} = ${JSON.stringify(draft.correctAnswer)}${tags.map((tag) => ` #${tag}`).join('')}`;
  });
  return [reading.format, ...lines, ...reading.skipped.map(({ line }) => `${line} skipped`)];
}

test.each([
  'gift/moodle-export.txt',
  'gift/by-hand.txt',
  'gift/windows-lines.txt',
  'gift/broken.txt',
  'aiken/plain.txt',
  'aiken/odd.txt',
  'rows/kahoot.csv',
  'rows/socrative.csv',
  'rows/quizizz.csv',
  'rows/no-headings.csv',
  'rows/own-layout.csv',
])('%s comes in', (path) => {
  expect(read(path)).toMatchSnapshot();
});
