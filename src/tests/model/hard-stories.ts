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

/** The page learns of the extra time neither before its end nor when it then polls. */
const timeGivenUnheard: Command[] = [
  ...[pass(500), type, pass(148_000)],
  fail(3),
  ...[{ do: 'giveTime', minutes: 0.5 } as const, pass(6000), type],
];

/** The page crashes, the student leaves before the quiz continues, and no report reaches the server. */
const leftWhileReading: Command[] = [
  ...[pass(500), type, pass(2000), fail(8)],
  ...([{ do: 'reload', page: 0, isTold: false, readsMs: 3000 }, pass(500)] as const),
  ...([{ do: 'leaveAndReturn', page: 0, ms: 800 }, pass(3000)] as const),
];

/** Two wordings on a full disk, and an immediate crash: both may be lost. */
const crashedOnFullDisk: Command[] = [
  ...([{ do: 'disk', browser: 0, works: false }, pass(750)] as const),
  ...[type, type, { do: 'reload', page: 0, isTold: false, readsMs: 0 } as const],
];

/** Two pages write to the same question, and the one with the slower connection moves on. */
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

/** The first submit's response is lost, and the student writes during the second submit. */
const typedWhileSubmittedAgain: Command[] = [
  ...[pass(6000), submit({ ...FINE, lost: 'answer', status: 503 }), pass(850)],
  ...([{ do: 'mend', browser: 0 }, type] as const),
];

/** A page opened offline and one whose clock is behind write simultaneously; the earlier save is later superseded. */
const writtenAtOnceOnTwoPages: Command[] = [
  { do: 'open', browser: 0 },
  { do: 'restart', isKilled: false, downMs: 20_000 },
  ...([{ ...type, page: 1 }, pass(8), type] as const),
];

/** The first save after a restart is refused because another page writes; then the quiz is submitted. */
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

/** The page goes to a question that has not arrived, the student types at once, and the page crashes. */
const typedBeforeQuestionCame: Command[] = [
  ...[pass(850), type],
  ...([{ do: 'next', page: 0 }, type, { do: 'die', page: 0, isTold: false }] as const),
];

/** Stories that random generation rarely produces. */
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
  typedBeforeQuestionCame,
];
