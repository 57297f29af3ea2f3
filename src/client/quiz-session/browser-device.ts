import { nowMs } from '../platform/clock';
import { readOutbox, removeOutbox, updateOutbox } from '../platform/outbox-store';
import { notePageGone, notePageHere } from '../platform/page-gone';
import { clearSavedQuiz, getSavedQuiz, setSavedQuiz } from '../platform/saved-quiz';
import { trpcClient } from '../platform/trpc-client';
import { focusLossesLeftBehind, keepFocusLosses } from '../platform/unsent-focus-losses';
import type { SessionDevice, SessionServer } from './device';
import { writerId } from './writer-id';

/** The browser that the page runs in. */
export const browserDevice: SessionDevice = {
  nowMs,
  elapsedMs: () => performance.now(),
  isInSight: () => document.visibilityState === 'visible',
  writerId,
  outbox: { read: readOutbox, update: updateOutbox, remove: removeOutbox },
  savedQuiz: { read: getSavedQuiz, write: setSavedQuiz, forget: clearSavedQuiz },
  focusLosses: { read: focusLossesLeftBehind, write: keepFocusLosses },
  notePageGone,
  notePageHere,
};

const calls = trpcClient.attempts;

/** The server that the page came from. */
export const attemptCalls: SessionServer = {
  saveAnswers: (input) => calls.saveAnswers.mutate(input),
  follow: (input) => calls.follow.mutate(input),
  takeOver: (input) => calls.takeOver.mutate(input),
  reportFocusLoss: (input) => calls.reportFocusLoss.mutate(input),
  submit: (input) => calls.submit.mutate(input),
};
