import { expect, test } from 'vitest';
import { accessMessages } from '../../shared/access/messages';
import { messages } from '../../shared/messages';
import { isSessionOver } from './use-teacher-login';

const refusal = (httpStatus: number, error: string) => ({ data: { httpStatus, error } });

test('a session is over once it is refused or belongs to a student', () => {
  expect(isSessionOver(refusal(401, messages.sessionEnded))).toBe(true);
  expect(isSessionOver(refusal(403, messages.teachersOnly))).toBe(true);
});

test('a colleague who lacks a right stays signed in', () => {
  expect(isSessionOver(refusal(403, accessMessages.tooLittle('quiz', 'look')))).toBe(false);
  expect(isSessionOver(refusal(404, messages.quizNotFound))).toBe(false);
});
