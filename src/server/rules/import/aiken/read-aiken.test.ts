import { expect, test } from 'vitest';
import { readAiken } from './read-aiken';

const drafts = (text: string) => readAiken(text).questions.map(({ draft }) => draft);

test('a question, its options and the letter of the right one are a single choice', () => {
  expect(drafts('What is it?\nA. One\nB. Two\nC) Three\nANSWER: B\n')).toMatchObject([
    {
      type: 'mcq',
      text: 'What is it?',
      options: ['One', 'Two', 'Three'],
      correctAnswer: 'Two',
      format: 'rich',
    },
  ]);
});

test('texts and options may have several lines, with blank lines anywhere', () => {
  const text =
    '\ufeffWhat does it print?\r\nx = 1\r\n\r\nA) 1\r\nor 2\r\n\r\nB) 3\r\n\r\nANSWER: A\r\n\r\nNext?\r\nA) a\r\nB) b\r\nANSWER: B';
  expect(drafts(text)).toMatchObject([
    { text: 'What does it print?\nx = 1', options: ['1\nor 2', '3'], correctAnswer: '1\nor 2' },
    { text: 'Next?', correctAnswer: 'b' },
  ]);
});

test.each(['answer: b', 'Answer : B.', 'ANSWER:(B)', 'ANSWER: B) Two', 'ANSWER: Two'])(
  '%j names B',
  (answer) => {
    expect(drafts(`Which?\na) One\nb) Two\n${answer}`)).toMatchObject([
      { type: 'mcq', correctAnswer: 'Two' },
    ]);
  },
);

test.each(['A, C', 'A and C', 'a;c', 'A C'])('%j names two options', (answer) => {
  expect(drafts(`Which?\nA. x\nB. y\nC. z\nANSWER: ${answer}`)).toMatchObject([
    { type: 'msq', correctAnswer: ['x', 'z'], partialCredit: true },
  ]);
});

test('the original text is shown unchanged', () => {
  expect(drafts('Is *it* so*?\nA. **a**\nB. $5\nANSWER: A')).toMatchObject([
    { text: 'Is \\*it\\* so\\*?', options: ['\\*\\*a\\*\\*', '$5'], correctAnswer: '\\*\\*a\\*\\*' },
  ]);
});

test('a name with an initial is not an option unless its letter is next', () => {
  expect(drafts('Who said so?\nI. Newton?\nA. He\nB. She\nANSWER: A')).toMatchObject([
    { text: 'Who said so?\nI. Newton?', options: ['He', 'She'] },
  ]);
});

test('a line with a letter already used belongs to its option', () => {
  expect(
    drafts('Who said so?\nA. One of these:\nA. Einstein\nB. Nobody\nB. Franklin did\nANSWER: B'),
  ).toMatchObject([{ options: ['One of these:\nA. Einstein', 'Nobody\nB. Franklin did'] }]);
});

test('faults are reported with their lines, and affect no other question', () => {
  const text =
    'ANSWER: A\nNo key?\nA. x\nB. y\n\nBad key?\nA. x\nB. y\nANSWER: E\n\nFine?\nA. x\nB. y\nANSWER: B\nThe end';
  const { questions, skipped } = readAiken(text);
  expect(skipped).toEqual([
    { line: 1, type: '', reason: 'An answer without a question above it.' },
    {
      line: 15,
      type: '',
      reason: 'A text without options. Each needs a line below it that begins with its letter: A. or A).',
    },
  ]);
  expect(questions.map(({ line, problems }) => [line, ...problems])).toEqual([
    [2, 'The line ANSWER: is missing below the options.'],
    [6, 'ANSWER: E names none of the options.'],
    [11],
  ]);
});

test('very long texts of anything are read without delay', () => {
  for (const piece of ['A. x\n', 'a\n', '\n', 'ANSWER: A\n', 'ANSWER: A, B\n', 'A', ' ', 'A. x\nB. y\n'])
    readAiken(`${piece.repeat(30_000)}\nANSWER: ${'A,'.repeat(30_000)}`);
});
