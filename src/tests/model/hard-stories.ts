import type { Command } from './commands';
import { type Fate, FINE } from './line';

const type: Command = { do: 'type', page: 0, question: 0, isClear: false };
const pass = (ms: number): Command => ({ do: 'pass', ms });
const submit = (fate: Fate): Command => ({ do: 'submit', page: 0, fate });
const fail = (count: number): Command => ({
  do: 'fates',
  browser: 0,
  fates: Array.from({ length: count }, () => ({ ...FINE, status: 503 })),
});
const reload: Command = { do: 'reload', page: 0, isTold: true, readsMs: 0 };

const typedAfterLostAnswer = [
  ...[pass(500), type, pass(2000)],
  ...[submit({ ...FINE, lost: 'answer', status: 503 }), pass(400), type],
];

const savedBeforeOldSubmit = [
  ...[pass(500), type, pass(6000)],
  ...[submit({ ...FINE, outMs: 2500 }), reload, pass(650), type, pass(6000)],
];

/** The page hears of the time neither before it is over nor when it asks then. */
const timeGivenUnheard: Command[] = [
  ...[pass(500), type, pass(148_000)],
  fail(3),
  ...[{ do: 'giveTime', minutes: 0.5 } as const, pass(6000), type],
];

/** The page crashes; before its quiz goes on the student leaves, and the server hears of nothing. */
const leftWhileReading: Command[] = [
  ...[pass(500), type, pass(2000), fail(8)],
  ...([{ do: 'reload', page: 0, isTold: false, readsMs: 3000 }, pass(500)] as const),
  ...([{ do: 'leaveAndReturn', page: 0, ms: 800 }, pass(3000)] as const),
];

/** Nothing of two wordings reaches a full disk, and the page crashes at once: neither can be anywhere. */
const crashedOnFullDisk: Command[] = [
  ...([{ do: 'disk', browser: 0, works: false }, pass(750)] as const),
  ...[type, type, { do: 'reload', page: 0, isTold: false, readsMs: 0 } as const],
];

/** Two pages write to the same question, and the one that is slower to be heard goes on to the next. */
const passedOnOtherPage: Command[] = [
  {
    do: 'fates',
    browser: 0,
    fates: [
      { ...FINE, lost: 'answer' },
      { ...FINE, backMs: 2500, status: 429 },
      FINE,
      { ...FINE, backMs: 2500 },
    ],
  },
  ...([pass(300), { do: 'open', browser: 0 }, { ...type, page: 1 }] as const),
  ...([{ do: 'submit', page: 1, fate: { ...FINE, outMs: 2500 } }, pass(6000)] as const),
  ...([type, { do: 'next', page: 0 }, { ...type, page: 1 }] as const),
];

/** The quiz is handed in without the page hearing of it, and the student writes while it is handed in once more. */
const typedWhileSubmittedAgain: Command[] = [
  ...[pass(6000), submit({ ...FINE, lost: 'answer', status: 503 }), pass(850)],
  ...([{ do: 'mend', browser: 0 }, type] as const),
];

/** A page that opened without the server and one whose clock is behind write at once; what was saved first gives way later on. */
const writtenAtOnceOnTwoPages: Command[] = [
  { do: 'open', browser: 0 },
  { do: 'restart', isKilled: false, downMs: 20_000 },
  ...([{ ...type, page: 1 }, pass(8), type] as const),
];

/** The first write after a restart is refused, since another page writes; then the quiz is handed in. */
const refusedFirstAfterRestart: Command[] = [
  ...([
    { do: 'open', browser: 0 },
    { do: 'sleep', page: 1, ms: 300, standsStill: false },
  ] as const),
  ...([{ do: 'reload', page: 0, isTold: false, readsMs: 0 }, type] as const),
  ...([
    { do: 'restart', isKilled: false, downMs: 4000 },
    { do: 'open', browser: 0 },
  ] as const),
  submit({ ...FINE, outMs: 2500 }),
];

/** What made-up stories seldom come to. */
export const HARD_STORIES: readonly (readonly Command[])[] = [
  typedAfterLostAnswer,
  savedBeforeOldSubmit,
  timeGivenUnheard,
  leftWhileReading,
  crashedOnFullDisk,
  passedOnOtherPage,
  typedWhileSubmittedAgain,
  writtenAtOnceOnTwoPages,
  refusedFirstAfterRestart,
];
