import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import { whyNotEvaluate, whyNotPublish, whyNotRelease, whyNotToggle } from './can';

test('publishing without a plan is refused for that reason, even without questions', () => {
  expect(whyNotPublish({ planActive: false, questionCount: 0, unfinished: [], poolProblem: null })).toEqual({
    kind: 'plan_required',
    sentence: messages.planRequired,
  });
});

test('publishing with a plan needs at least one question', () => {
  expect(whyNotPublish({ planActive: true, questionCount: 0, unfinished: [], poolProblem: null })?.kind).toBe(
    'invalid',
  );
  expect(whyNotPublish({ planActive: true, questionCount: 1, unfinished: [], poolProblem: null })).toBeNull();
});

test('publishing reports why a pool cannot be drawn', () => {
  const ready = { planActive: true, questionCount: 3, unfinished: [] };
  expect(whyNotPublish({ ...ready, poolProblem: 'Draw fewer.' })).toEqual({
    kind: 'invalid',
    sentence: 'Draw fewer.',
  });
});

test('publishing lists the unfinished questions, the first five of many', () => {
  const refusal = (numbers: readonly number[]) =>
    whyNotPublish({
      planActive: true,
      questionCount: 9,
      unfinished: numbers.map((number) => ({ number, sentence: messages.mcqCorrectRequired })),
      poolProblem: null,
    });
  expect(refusal([3])).toEqual({
    kind: 'invalid',
    sentence: 'Question 3 is not finished: Select one correct option.',
  });
  expect(refusal([3, 4])?.sentence).toMatch(/^Question 3 .*\. Question 4 .*\.$/);
  expect(refusal([1, 2, 3, 4, 5, 6])?.sentence).toMatch(/Question 5 .* 1 more question is not finished\.$/);
  expect(refusal([1, 2, 3, 4, 5, 6, 7])?.sentence).toMatch(/2 more questions are not finished\.$/);
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
