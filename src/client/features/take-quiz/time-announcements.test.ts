import { expect, test } from 'vitest';
import { questionTimeSpoken, totalTimeSpoken } from './time-announcements';

test('the total time is spoken at 10:00, 5:00, 1:00 and 0:30, urgently at 0:10, and not in between', () => {
  const spoken = (now: number) => totalTimeSpoken({ before: now + 1, now });
  expect([600, 300, 60, 30].map(spoken)).toEqual(['polite', 'polite', 'polite', 'polite']);
  expect(spoken(10)).toBe('assertive');
  expect([601, 599, 299, 11, 9, 0].map(spoken)).toEqual([null, null, null, null, null, null]);
});

test('a moment missed by a sleeping page is spoken when it wakes', () => {
  expect(totalTimeSpoken({ before: 320, now: 280 })).toBe('polite');
});

test('half of a question’s time is spoken only for limits of a minute and more', () => {
  expect(questionTimeSpoken({ before: 31, now: 30 }, 60)).toBe('polite');
  expect(questionTimeSpoken({ before: 21, now: 20 }, 40)).toBeNull();
  expect(questionTimeSpoken({ before: 11, now: 10 }, 40)).toBe('polite');
});
