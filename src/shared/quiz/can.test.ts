import { expect, test } from 'vitest';
import { messages } from '../messages';
import { whyNotEvaluate, whyNotJoin, whyNotPublish, whyNotRelease, whyNotToggle } from './can';

const open = {
  isPublished: true,
  acceptingResponses: true,
  isPaused: false,
  hasOpenAttempt: false,
  hasSubmitted: false,
};

test('publishing without a plan is refused as such, even when there are no questions either', () => {
  expect(whyNotPublish({ planActive: false, questionCount: 0, unfinished: [] })).toEqual({
    kind: 'plan_required',
    sentence: messages.planRequired,
  });
});

test('publishing with a plan needs at least one question', () => {
  expect(whyNotPublish({ planActive: true, questionCount: 0, unfinished: [] })?.kind).toBe('invalid');
  expect(whyNotPublish({ planActive: true, questionCount: 1, unfinished: [] })).toBeNull();
});

test('publishing names the questions that are not finished, the first five of many', () => {
  const refusal = (numbers: readonly number[]) =>
    whyNotPublish({
      planActive: true,
      questionCount: 9,
      unfinished: numbers.map((number) => ({ number, sentence: messages.mcqCorrectRequired })),
    });
  expect(refusal([3])).toEqual({
    kind: 'invalid',
    sentence: 'Question 3 is not finished: Select one correct option.',
  });
  expect(refusal([3, 4])?.sentence).toMatch(/^Question 3 .*\. Question 4 .*\.$/);
  expect(refusal([1, 2, 3, 4, 5, 6])?.sentence).toMatch(/Question 5 .* 1 more question is not finished\.$/);
  expect(refusal([1, 2, 3, 4, 5, 6, 7])?.sentence).toMatch(/2 more questions are not finished\.$/);
});

test('a draft is not found by students', () => {
  expect(whyNotJoin({ ...open, isPublished: false })?.kind).toBe('not_found');
});

test('closed responses keep new students out but let a running attempt go on', () => {
  expect(whyNotJoin({ ...open, acceptingResponses: false })).toEqual({
    kind: 'forbidden',
    sentence: 'This quiz is no longer accepting responses',
  });
  expect(whyNotJoin({ ...open, acceptingResponses: false, hasOpenAttempt: true })).toBeNull();
});

test('a submitted quiz cannot be joined again', () => {
  expect(whyNotJoin(open)).toBeNull();
  expect(whyNotJoin({ ...open, hasSubmitted: true })?.kind).toBe('conflict');
  expect(whyNotJoin({ ...open, hasSubmitted: true, acceptingResponses: false })?.kind).toBe('forbidden');
});

test('only a published quiz opens and closes for responses', () => {
  expect(whyNotToggle({ isPublished: false })?.kind).toBe('conflict');
  expect(whyNotToggle({ isPublished: true })).toBeNull();
});

test('evaluation needs a submitted attempt', () => {
  expect(whyNotEvaluate({ submittedCount: 0 })?.kind).toBe('conflict');
  expect(whyNotEvaluate({ submittedCount: 1 })).toBeNull();
});

test('scores are released only once the evaluation is completed', () => {
  expect(whyNotRelease({ evaluationStatus: 'in-progress', submittedCount: 3 })?.kind).toBe('conflict');
  expect(whyNotRelease({ evaluationStatus: 'completed', submittedCount: 0 })?.kind).toBe('conflict');
  expect(whyNotRelease({ evaluationStatus: 'completed', submittedCount: 3 })).toBeNull();
});
