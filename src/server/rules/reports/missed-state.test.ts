import { expect, test } from 'vitest';
import { missedState, type NotBegun } from './missed-state';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;
const quiz: NotBegun = {
  ...{ isPublished: true, acceptingResponses: true, isPaused: false, wasTaken: true },
  windows: [{ opensAt: NOW - 2 * DAY, closesAt: NOW - DAY }],
  ...{ memberSince: 0, removedAt: null },
};
const always = [{ opensAt: null, closesAt: null }];

test.each<[string, Partial<NotBegun>, ReturnType<typeof missedState>]>([
  ['its window is over', {}, 'absent'],
  ['its window is open', { windows: [{ opensAt: null, closesAt: NOW + 1 }] }, 'open'],
  ['it is paused', { windows: always, isPaused: true }, 'open'],
  ['it opens tomorrow', { windows: [{ opensAt: NOW + DAY, closesAt: null }] }, null],
  ['it is a draft', { windows: always, isPublished: false }, null],
  ['responses were stopped after others took it', { windows: always, acceptingResponses: false }, 'absent'],
  ['responses have not been started', { windows: always, acceptingResponses: false, wasTaken: false }, null],
  [
    'responses are stopped until it opens',
    { windows: [{ opensAt: NOW + DAY, closesAt: null }], acceptingResponses: false },
    null,
  ],
  ['it was over before the pupil came', { memberSince: NOW - DAY }, null],
  ['it was over before the pupil left', { removedAt: NOW }, 'absent'],
  ['the pupil left while it was open', { removedAt: NOW - 1.5 * DAY }, null],
  ['another class of the pupil can still take it', { windows: [...quiz.windows, ...always] }, 'open'],
])('%s', (_, given, state) => {
  expect(missedState({ ...quiz, ...given }, NOW)).toBe(state);
});
