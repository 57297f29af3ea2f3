import type { Command } from './commands';
import { type Fate, FINE } from './line';

const type: Command = { do: 'type', page: 0, question: 0, isClear: false };
const pass = (ms: number): Command => ({ do: 'pass', ms });
const submit = (fate: Fate): Command => ({ do: 'submit', page: 0, fate });
const reload: Command = { do: 'reload', page: 0, isTold: true };

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
  { do: 'fates', browser: 0, fates: [1, 2, 3].map(() => ({ ...FINE, status: 503 })) },
  ...[{ do: 'giveTime', minutes: 0.5 } as const, pass(6000), type],
];

/** Ends of a quiz that made-up stories seldom come to. */
export const HARD_ENDS: readonly (readonly Command[])[] = [
  typedAfterLostAnswer,
  savedBeforeOldSubmit,
  timeGivenUnheard,
];
