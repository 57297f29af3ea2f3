import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAttemptState, arrivingAfter, QUESTION_IDS, START_MS } from '../../testing/an-attempt-state';
import { checkProperty } from '../../testing/property';
import type { SubmitRequest } from './requests';
import { type AttemptState, withChanges } from './state';
import { closeStep, submitStep } from './submit';

const arriving = (ms: number) => ({ ...arrivingAfter(ms), hash: (text: string) => `hash of ${text}` });
const submission = (more: Partial<SubmitRequest['attempt']> = {}): SubmitRequest['attempt'] => ({
  ...{ answers: {}, revisions: {}, focusLostCount: 0, reason: 'student', deadline: null },
  ...more,
});
const submitted = (state: AttemptState, attempt: SubmitRequest['attempt'], ms = 1000) =>
  withChanges(state, submitStep(state, attempt, arriving(ms)).changes);

test('a repeated submission is acknowledged and changes nothing', () => {
  const answers = fc.dictionary(
    fc.constantFrom(...QUESTION_IDS),
    fc.option(fc.constantFrom('air', 7, { a: 1 })),
  );
  checkProperty(
    fc.property(answers, answers, fc.boolean(), (saved, sent, allowNavigation) => {
      const before = submitted(anAttemptState({}, { allowNavigation }), submission({ answers: saved }));
      const running = { ...before, attempt: anAttemptState().attempt };
      const request = submission({ answers: sent });
      const over = submitted(running, request);
      expect(over.attempt).toMatchObject({ submittedAt: START_MS + 1000, submittedBy: 'student' });
      expect(submitStep(over, request, arriving(2000))).toEqual({ value: 'repeated', changes: {} });
    }),
  );
});

test('after a submission other answers are refused, and newer ones are stored for the teacher', () => {
  const over = submitted(anAttemptState(), submission({ answers: { q1: 'air' }, revisions: { q1: 5 } }));
  const again = (revision: number) =>
    submitStep(over, submission({ answers: { q1: 'soil' }, revisions: { q1: revision } }), arriving(2000));
  expect(again(5)).toMatchObject({ refusal: { kind: 'conflict' }, changes: {} });
  expect(again(6)).toMatchObject({ refusal: { kind: 'conflict' }, changes: { kept: { hasMore: true } } });
});

test('an answer stored after the submission was written stays', () => {
  const stored = new Map([['q1', { value: 'soil', revision: 9, malformed: false }]]);
  const late = submission({ answers: { q1: 'air' }, revisions: { q1: 3 } });
  expect(submitted({ ...anAttemptState(), answers: stored }, late).answers).toEqual(stored);
});

test('a page that does not know of added time cannot end the attempt', () => {
  const state = anAttemptState();
  const early = submission({ reason: 'time', deadline: state.attempt.deadline - 60_000 });
  expect(submitStep(state, early, arriving(540_000))).toMatchObject({ refusal: { kind: 'forbidden' } });
  const informed = submission({ reason: 'time', deadline: state.attempt.deadline });
  expect(submitStep(state, informed, arriving(600_000))).toMatchObject({ value: 'submitted' });
});

test('the server submits as of the deadline, and a teacher who collects earlier as of now', () => {
  const { deadline } = anAttemptState().attempt;
  const close = (now: number, more = {}) =>
    closeStep(anAttemptState(more), { submittedBy: 'server', now }).row;
  expect(close(deadline + 70_000)).toEqual({ submittedAt: deadline, submittedBy: 'server' });
  expect(close(deadline - 1)).toEqual({ submittedAt: deadline - 1, submittedBy: 'server' });
  expect(close(deadline, { closingSince: START_MS })).toMatchObject({ submittedBy: 'tab-changes' });
});
