import { expect, test } from 'vitest';
import { aWatchedStudent } from './a-watched-quiz';
import { countStudents, needsAttention, stateOf, tabChangeTone } from './live-state';

const stored = { submittedAt: 900_000, submittedBy: 'student' } as const;

test('a student who has submitted is done, regardless of the page’s last report', () => {
  expect(stateOf(aWatchedStudent({ ...stored, connection: 'offline', isAway: true }), true)).toBe(
    'submitted',
  );
  expect(stateOf(aWatchedStudent({ ...stored, submittedBy: 'server' }), false)).toBe('closed');
});

test('a silent page is offline even while the quiz is paused', () => {
  const offline = aWatchedStudent({ connection: 'offline' });
  expect(stateOf(offline, true)).toBe('offline');
  expect(stateOf(aWatchedStudent({ isAway: true }), true)).toBe('paused');
});

test('the last allowed tab change needs attention, a submitted quiz does not', () => {
  expect(needsAttention(aWatchedStudent({ focusLostCount: 1 }), false)).toBe(false);
  expect(needsAttention(aWatchedStudent({ focusLostCount: 2 }), false)).toBe(true);
  expect(needsAttention(aWatchedStudent({ focusLostCount: 2, tabChangeLimit: 5 }), false)).toBe(false);
  expect(needsAttention(aWatchedStudent({ focusLostCount: 3, ...stored }), false)).toBe(false);
});

test('tab changes are amber from the first and red at the student’s limit', () => {
  const toneAt = (focusLostCount: number) => tabChangeTone({ focusLostCount, tabChangeLimit: 4 });
  expect([0, 1, 3, 4].map(toneAt)).toEqual(['none', 'warn', 'warn', 'bad']);
});

test('a class is counted by its students’ states', () => {
  const students = [
    aWatchedStudent(),
    aWatchedStudent({ isAway: true }),
    aWatchedStudent({ connection: 'offline' }),
    aWatchedStudent(stored),
    aWatchedStudent({ ...stored, submittedBy: 'server' }),
  ];
  expect(countStudents({ students, absent: [], pausedSince: null })).toEqual({
    all: 5,
    absent: 0,
    submitted: 2,
    writing: 2,
    paused: 0,
    offline: 1,
  });
  expect(countStudents({ students, absent: [], pausedSince: 1 })).toMatchObject({
    writing: 0,
    paused: 2,
    offline: 1,
  });
});
