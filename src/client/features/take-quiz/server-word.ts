import type { FollowedAttempt } from '../../../shared/attempt/schema';
import { SAME_END_MS } from '../../../shared/constants';
import { endsAtMsOf } from '../../../shared/quiz-session/state';
import type { Autosave } from './autosave';
import type { AwayReports } from './away-reports';
import type { Outbox } from './outbox';
import { withChangesMoved, withClockOffset } from './outbox-record';
import type { ServerClock } from './server-clock';
import type { SessionStore } from './session-store';
import type { Unsent } from './unsent';

/** What the server says about the attempt, and what this page does about it. */
export interface ServerWord {
  take: (told: FollowedAttempt, roundTripMs: number) => Promise<void>;
  takeCount: (focusLostCount: number, isLast: boolean) => void;
  /** Whether a quiz that ended here by itself has ended for the server, too; without an answer the submit will tell. */
  mayHandIn: (ask: () => Promise<FollowedAttempt | null>) => Promise<boolean>;
}

/** A clock that is off by less is none of a device that guessed. */
const GUESSED_WRONG_MS = 2000;
/** The device's clock is noted again when it has moved by more. */
const OFFSET_WORTH_MS = 1000;

export function createServerWord(parts: {
  store: SessionStore;
  clock: ServerClock;
  outbox: Outbox;
  autosave: Autosave;
  awayReports: AwayReports;
  unsent: Unsent;
  deviceNow: () => number;
  /** Whether the quiz was opened without the server: its clock was guessed, and what is stored is not known. */
  isGuessed: boolean;
}): ServerWord {
  const { store, clock, outbox, autosave, awayReports, unsent } = parts;
  const openedAtMs = clock.now();
  let { isGuessed } = parts;
  let offsetMs = 0;
  let count = 0;

  const correctClock = ({ serverNow }: FollowedAttempt, roundTripMs: number) => {
    const byMs = clock.sync(serverNow, roundTripMs);
    // What was written since the opening carries the times of the guessed clock.
    if (isGuessed && Math.abs(byMs) > GUESSED_WRONG_MS) {
      outbox.apply(withChangesMoved({ sinceMs: openedAtMs, byMs }));
    }
    isGuessed = false;
    const nowOffset = clock.now() - parts.deviceNow();
    if (Math.abs(nowOffset - offsetMs) < OFFSET_WORTH_MS) return;
    offsetMs = nowOffset;
    outbox.apply(withClockOffset(nowOffset));
  };
  // The server's count never falls; the one shown here may, once the server did not count what was reported.
  const settleCount = (told: number) => {
    count = Math.max(count, told);
    const isSettled = awayReports.isIdle() && store.get().focusLostCount !== count;
    if (isSettled) store.act({ kind: 'focusCounted', count });
  };

  return {
    async take(told, roundTripMs) {
      correctClock(told, roundTripMs);
      store.act({ kind: 'followed', server: told });
      settleCount(told.focusLostCount);
      if (told.state === 'submitted') {
        return store.act({ kind: 'closedByServer', closedBy: told.submittedBy });
      }
      if (!told.isWriter) {
        autosave.hold();
        return store.act({ kind: 'heldElsewhere', isElsewhere: true });
      }
      if (store.get().isElsewhere) return;
      if (told.state === 'closing') return store.act({ kind: 'lastTabChangeCounted' });
      if (unsent.isMergeDue()) await unsent.takeOver();
      // What was on its way when a pause began is still taken; what the server has refused waits for the end of it.
      else if (told.pausedSince === null) autosave.release();
    },
    takeCount(focusLostCount, isLast) {
      count = Math.max(count, focusLostCount);
      const { attempt } = store.get();
      if (isLast) store.act({ kind: 'focusLost', count: Math.max(count, attempt.tabChangeLimit) });
      else settleCount(focusLostCount);
    },
    async mayHandIn(ask) {
      const { submitReason } = store.get();
      if (submitReason !== 'time' && submitReason !== 'tab-changes') return true;
      await awayReports.sendNow();
      const told = await ask();
      if (told === null || told.state !== 'running') return true;
      if (submitReason === 'time') {
        return told.pausedSince === null && endsAtMsOf(store.get()) <= clock.now() + SAME_END_MS;
      }
      return told.focusLostCount >= told.tabChangeLimit;
    },
  };
}
