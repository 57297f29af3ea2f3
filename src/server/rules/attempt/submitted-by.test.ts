import { expect, test } from 'vitest';
import { isFromItsPage, isTooSoon, whyHandedIn, whyItEnded } from './submitted-by';

type Arrival = Parameters<typeof whyHandedIn>[0];
const arrival: Arrival = {
  closingSince: null,
  isLastTabChange: false,
  reason: null,
  knownDeadlineMs: null,
  nowMs: 50_000,
  deadlineMs: 100_000,
  lastQuestionEndsAtMs: null,
};
const handedIn = (about: Partial<Arrival>) => whyHandedIn({ ...arrival, ...about });

test('a submission by an outdated deadline is too early, unless something else ended the attempt', () => {
  const tooSoon = (about: Partial<Arrival>) =>
    isTooSoon({ ...arrival, reason: 'time', knownDeadlineMs: 98_999, ...about });
  expect(tooSoon({})).toBe(true);
  expect(tooSoon({ knownDeadlineMs: 99_000 })).toBe(false);
  expect(tooSoon({ knownDeadlineMs: null })).toBe(false);
  expect(tooSoon({ reason: 'student' })).toBe(false);
  expect(tooSoon({ reason: null })).toBe(false);
  expect(tooSoon({ closingSince: 1 })).toBe(false);
  expect(tooSoon({ isLastTabChange: true })).toBe(false);
});

test('a submission in time is the student’s, whatever the page says', () => {
  expect(handedIn({})).toBe('student');
  expect(handedIn({ reason: 'time' })).toBe('student');
});

test('a submission at the end, within a second of travel, is the clock’s', () => {
  expect(handedIn({ nowMs: 98_999 })).toBe('student');
  expect(handedIn({ nowMs: 99_000 })).toBe('time');
  expect(handedIn({ nowMs: 130_000 })).toBe('time');
});

test('a submit pressed in time may arrive late', () => {
  expect(handedIn({ nowMs: 130_000, reason: 'student' })).toBe('student');
});

test('with question timers the end of the last question is the end', () => {
  expect(handedIn({ lastQuestionEndsAtMs: 51_000 })).toBe('time');
  expect(handedIn({ lastQuestionEndsAtMs: 51_001 })).toBe('student');
  expect(handedIn({ nowMs: 100_000, lastQuestionEndsAtMs: 140_000 })).toBe('time');
});

test('the page’s reason never overrides the last tab change', () => {
  for (const reason of ['student', 'time', null] as const) {
    expect(handedIn({ closingSince: 1, reason, nowMs: 130_000 })).toBe('tab-changes');
    expect(handedIn({ isLastTabChange: true, reason })).toBe('tab-changes');
  }
});

test('the last tab change is the reason of the end, whoever submitted; a running attempt has none', () => {
  for (const submittedBy of ['student', 'server', 'teacher', 'time'] as const) {
    expect(whyItEnded({ submittedBy, closingSince: 5 })).toBe('tab-changes');
    expect(whyItEnded({ submittedBy, closingSince: null })).toBe(submittedBy);
  }
  expect(whyItEnded({ submittedBy: null, closingSince: 5 })).toBeNull();
});

test('a page’s own submission is distinguished from the server’s and the teacher’s', () => {
  expect(isFromItsPage({ submittedBy: 'student', submissionHash: null })).toBe(true);
  expect(isFromItsPage({ submittedBy: 'time', submissionHash: 'abc' })).toBe(true);
  for (const submittedBy of ['server', 'teacher', 'tab-changes', null] as const) {
    expect(isFromItsPage({ submittedBy, submissionHash: null })).toBe(false);
  }
});
