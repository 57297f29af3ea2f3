import { expect, test } from 'vitest';
import { serverSentence, statusOf } from './error-message';

const refused = Object.assign(new Error('CONFLICT'), {
  data: { error: 'You have already submitted this quiz', code: 'CONFLICT', httpStatus: 409 },
});

test('the message and the status are read from the data of the error', () => {
  expect(serverSentence(refused)).toBe('You have already submitted this quiz');
  expect(statusOf(refused)).toBe(409);
});

test('an error that is not from the server has no message', () => {
  expect(serverSentence(new TypeError('Failed to fetch'))).toBeUndefined();
  expect(statusOf(new TypeError('Failed to fetch'))).toBeUndefined();
  expect(serverSentence({ data: null })).toBeUndefined();
});
