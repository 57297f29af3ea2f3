import { describe, expect, test } from 'vitest';
import { WRITER_SILENT_MS } from '../../../shared/constants';
import { parseInput } from '../../../shared/parse';
import {
  accessOfPage,
  focusLossRequestSchema,
  followRequestSchema,
  joinRequestSchema,
  saveRequestSchema,
  submitRequestSchema,
} from './requests';

const submission = (attempt: unknown) => parseInput(submitRequestSchema, { quizId: 'q', attempt }).attempt;

test('an answer can be any value, so that one bad value never costs the submission', () => {
  const answers = { a: 'air', b: null, c: { deep: [1] }, d: 7, e: [[]], f: false };
  expect(parseInput(saveRequestSchema, { revision: 1, answers })).toEqual({ revision: 1, answers });
  expect(submission({ answers }).answers).toEqual(answers);
});

test('a submission may have no answers, and an invalid count of focus losses counts as none', () => {
  expect(submission({})).toEqual({
    answers: {},
    revisions: {},
    focusLostCount: 0,
    reason: null,
    deadline: null,
  });
  expect(submission({ answers: null, reason: null })).toMatchObject({ answers: {}, reason: null });
  for (const claimed of [-1, '2', null, {}, Number.NaN]) {
    expect(submission({ focusLostCount: claimed }).focusLostCount).toBe(0);
  }
  expect(submission({ focusLostCount: 2.9 }).focusLostCount).toBe(2);
  expect(submission({ focusLostCount: Number.POSITIVE_INFINITY }).focusLostCount).toBe(1000);
});

test('a focus loss has whole milliseconds, and may name any question', () => {
  const sent = { leftAt: 1.6, returnedAt: 2.4, page: 'gone', questionId: { no: 'id' } };
  expect(parseInput(focusLossRequestSchema, sent)).toEqual({ ...sent, leftAt: 2, returnedAt: 2 });
  const bare = { leftAt: -8.64e15 };
  expect(parseInput(focusLossRequestSchema, bare)).toEqual({ ...bare, returnedAt: null, page: null });
});

describe('the first of several invalid fields is reported', () => {
  test.each([
    ['revision', { revision: -1, answers: [] }, saveRequestSchema],
    ['revision', { revision: 0.5, answers: {} }, saveRequestSchema],
    ['revision', { revision: 2 ** 53, answers: {} }, saveRequestSchema],
    ['answers', { revision: 1, answers: [] }, saveRequestSchema],
    ['answers', { revision: 1 }, saveRequestSchema],
    ['writerId', { revision: 1, answers: {}, writerId: 'short' }, saveRequestSchema],
    ['attempt', { attempt: [] }, submitRequestSchema],
    ['attempt', {}, submitRequestSchema],
    ['answers', { attempt: { answers: 'air', reason: 'bored' } }, submitRequestSchema],
    ['reason', { attempt: { reason: 'server' } }, submitRequestSchema],
    ['leftAt', { leftAt: '1' }, focusLossRequestSchema],
    ['leftAt', { leftAt: 8.64e15 + 1024 }, focusLossRequestSchema],
    ['returnedAt', { leftAt: 1, returnedAt: 'later' }, focusLossRequestSchema],
    ['page', { leftAt: 1, page: 'closed' }, focusLossRequestSchema],
    ['claim', { writerId: 'page-of-sam', claim: 'yes' }, followRequestSchema],
    ['unsentCount', { writerId: 'page-of-sam', claim: true, unsentCount: -1 }, followRequestSchema],
  ])('%s of %j', (field, sent, schema) => {
    expect(() => parseInput(schema, sent)).toThrow(`The value of "${field}" is not valid.`);
  });

  test('a missing share ID is requested, and an empty one may be wrong', () => {
    expect(() => parseInput(joinRequestSchema, {})).toThrow('Please name the shareId.');
    expect(parseInput(joinRequestSchema, { shareId: '' })).toEqual({ shareId: '' });
  });
});

const page = { writerId: 'page-one', wantsToWrite: true, heldBy: null, nowMs: 100_000 };
const heldByOther = (heardAtMs: number) => ({ writerId: 'page-two', heardAtMs });

test('a page claims an unheld attempt, unless it only looks on', () => {
  expect(accessOfPage(page)).toBe('claims');
  expect(accessOfPage({ ...page, wantsToWrite: false })).toBe('looks-on');
});

test('the page that holds the quiz continues to write, however long it was silent', () => {
  const heldBy = { writerId: 'page-one', heardAtMs: 0 };
  expect(accessOfPage({ ...page, heldBy })).toBe('writes');
  expect(accessOfPage({ ...page, heldBy, wantsToWrite: false })).toBe('writes');
});

test('another page holds the quiz until it is silent for too long', () => {
  const justHeard = page.nowMs - WRITER_SILENT_MS;
  expect(accessOfPage({ ...page, heldBy: heldByOther(justHeard) })).toBe('looks-on');
  expect(accessOfPage({ ...page, heldBy: heldByOther(justHeard - 1) })).toBe('claims');
  expect(accessOfPage({ ...page, heldBy: heldByOther(0), wantsToWrite: false })).toBe('looks-on');
});
