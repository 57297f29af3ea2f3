import { expect, test } from 'vitest';
import { aSavedQuiz } from './a-session';
import { pageGoneOf } from './page-gone';

const leaving = { leftAt: 10_500, questionId: 'q1', page: 'gone' } as const;
const going = { attemptId: 'attempt1', leaving, goneAt: 10_000 };
const here = { attemptId: 'attempt1', clockOffsetMs: 500 };
const saved = aSavedQuiz({}, { lastSaved: 9500, currentQuestionIndex: 1 });
const nothing = { going: null, here: null, saved: null, wasReloaded: true, nowMs: 11_000 };

test('a page back within 20 s by a reload was reloaded, and knows its predecessor’s clock', () => {
  expect(pageGoneOf({ ...nothing, going })).toEqual({
    attemptId: 'attempt1',
    clockOffsetMs: 500,
    leaving: { leftAt: 10_500, questionId: 'q1', returnedAt: 11_500, page: 'reloaded' },
  });
});

test('a page that opens otherwise, or after 20 s, reports an ordinary focus loss', () => {
  const left = { attemptId: 'attempt1', clockOffsetMs: 500, leaving: { leftAt: 10_500, questionId: 'q1' } };
  expect(pageGoneOf({ ...nothing, going, wasReloaded: false })).toEqual(left);
  expect(pageGoneOf({ ...nothing, going, nowMs: 30_001 })).toEqual(left);
  expect(pageGoneOf({ ...nothing, going, nowMs: 30_000 })?.leaving.page).toBe('reloaded');
});

test('a focus loss outside of any question names none', () => {
  const bare = { ...going, leaving: { leftAt: 10_500 } };
  expect(pageGoneOf({ ...nothing, going: bare, wasReloaded: false })?.leaving).toEqual({ leftAt: 10_500 });
});

test('a page without an unload note crashed at its last save, which only a reload shows', () => {
  expect(pageGoneOf({ ...nothing, here, saved })).toEqual({
    attemptId: 'attempt1',
    clockOffsetMs: 500,
    leaving: { leftAt: 9500, questionId: 'q2', returnedAt: 11_500, page: 'reloaded' },
  });
  expect(pageGoneOf({ ...nothing, here, saved, wasReloaded: false })).toBeNull();
});

test('unrelated or foreign notes report nothing', () => {
  expect(pageGoneOf(nothing)).toBeNull();
  expect(pageGoneOf({ ...nothing, here })).toBeNull();
  expect(pageGoneOf({ ...nothing, saved })).toBeNull();
  expect(pageGoneOf({ ...nothing, here: { ...here, attemptId: 'another' }, saved })).toBeNull();
  expect(pageGoneOf({ ...nothing, here: { ...here, clockOffsetMs: Number.NaN }, saved })).toBeNull();
  const nowhere = aSavedQuiz({}, { lastSaved: 9500, currentQuestionIndex: 9 });
  expect(pageGoneOf({ ...nothing, here, saved: nowhere })?.leaving).not.toHaveProperty('questionId');
});
