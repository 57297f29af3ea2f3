import { expect, test } from 'vitest';
import { aWatchedQuiz } from './a-watched-quiz';
import type { WatchedStudent } from './live-state';
import { numbersText, rowFacts } from './row-facts';

function factsOf(about: Partial<WatchedStudent>, quiz: Parameters<typeof aWatchedQuiz>[1] = {}) {
  const watched = aWatchedQuiz({ Sam: about, Tia: { studentName: 'Tia' } }, quiz);
  const [sam] = watched.students;
  if (!sam) throw new Error('Nobody is there.');
  return rowFacts(sam, watched);
}

test('another report of a page and passing time re-render no row', () => {
  expect(factsOf({ lastSeenAt: 604_000 }, { serverNow: 604_000 })).toEqual(factsOf({ lastSeenAt: 600_000 }));
  const paused = { pausedSince: 500_000 };
  expect(factsOf({ deadline: 1_804_000 }, { ...paused, serverNow: 604_000 })).toEqual(
    factsOf({ deadline: 1_800_000 }, { ...paused, serverNow: 600_000 }),
  );
});

test('a silent page says since when', () => {
  expect(factsOf({ connection: 'offline', lastSeenAt: 590_000 })).toMatchObject({
    state: 'offline',
    offlineSince: 590_000,
    needsLook: true,
  });
});

test('a name shared by two students has the address beside it', () => {
  expect(factsOf({}).mark).toBeNull();
  expect(factsOf({ studentName: 'Tia' }).mark).toBe('asha@school.example');
  const withPin = { studentName: 'Tia', studentEmail: '' };
  expect(factsOf({ ...withPin, studentClass: '7b, no. 3' }).mark).toBe('7b, no. 3');
  expect(factsOf(withPin).mark).toBeNull();
});

test('consecutive numbers are shown as a range', () => {
  expect([[], [3], [1, 2, 3, 4, 6], [1, 3, 4, 9]].map(numbersText)).toEqual([
    '',
    '3',
    '1–4 and 6',
    '1, 3–4, and 9',
  ]);
});
