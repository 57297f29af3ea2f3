import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { parseInput } from '../../../shared/parse';
import { quizRequestSchema } from './request';

const read = (input: unknown) => parseInput(quizRequestSchema, input);

test('a request sets only what it names; read-only and unknown fields are ignored', () => {
  expect(read({ title: '  Cells ', isPublished: true, scoresReleased: true, colour: 'red' })).toEqual({
    title: 'Cells',
  });
  expect(read({})).toEqual({});
});

test('questions may be ids or whole questions', () => {
  expect(read({ questions: ['q1', { _id: 'q2', text: 'Why?' }] }).questions).toEqual(['q1', 'q2']);
  expect(() => read({ questions: [3] })).toThrow('The value of "questions" is not valid.');
  expect(() => read({ questions: 'q1' })).toThrow('The value of "questions" is not valid.');
});

test.each([0, -60, 1.5, '1800', null, 1e9])(
  'the total time %j is refused in the words of the specification',
  (seconds) => {
    expect(() => read({ totalTimeSeconds: seconds })).toThrow(messages.quizTotalTimeRequired);
  },
);

test('with question timers an unused total time does not stop the save', () => {
  expect(read({ useQuestionTimer: true, totalTimeSeconds: 0 })).toEqual({ useQuestionTimer: true });
  expect(read({ useQuestionTimer: true, totalTimeSeconds: 60 }).totalTimeSeconds).toBe(60);
});

test.each([
  [{ title: ' ' }, messages.quizTitleRequired],
  [{ title: 5 }, messages.quizTitleRequired],
  [{ title: 'x'.repeat(201) }, 'The value of "title" is longer than 200 characters.'],
  [{ title: 'a\u0000b' }, 'The value of "title" is not valid.'],
  [{ description: '\ud800' }, 'The value of "description" is not valid.'],
  [{ allowNavigation: 'false' }, 'The value of "allowNavigation" is not valid.'],
])('%j is refused with a sentence', (input, sentence) => {
  expect(() => read(input)).toThrow(sentence);
});
