import type { Answer } from '../../../shared/attempt/answer';
import type { SavedAnswers } from '../../../shared/attempt/schema';
import type { UnsentChange } from '../../../shared/quiz-session/merge-unsent';
import { backOffMs } from '../../platform/back-off';
import { statusOf } from '../../platform/error-message';
import { type Cell, createCell } from './cell';
import type { Outbox } from './outbox';
import { withoutChanges } from './outbox-record';

/** Well within the 2 s that the contract gives an answer to reach the server. */
const GATHER_MS = 600;
/** Changes this close together go out under one revision, that of the last of them. */
const ONE_REVISION_MS = 1000;
const BACK_OFF = { firstMs: 1000, longestMs: 15_000 };

/** Where the newest answers are: `device` until they are sent, `waiting` after a failure, `closed` when none is taken. */
export type ServerCopy =
  | { kind: 'device' }
  | { kind: 'saving' }
  | { kind: 'saved'; atMs: number }
  | { kind: 'waiting' }
  | { kind: 'closed' };

/** What a refused save means: try again, wait until released, or nothing is taken any more. */
export type AfterRefusal = 'again' | 'hold' | 'stop';

export interface Autosave {
  status: Cell<ServerCopy>;
  /** Something was put into the outbox. */
  changed: () => void;
  /** Sends at once what waits. */
  send: () => void;
  /** The server cannot be reached, as something else has found out. */
  unreachable: () => void;
  hold: () => void;
  release: () => void;
  stop: () => void;
}

interface AutosaveParts {
  outbox: Outbox;
  send: (input: { revision: number; answers: Record<string, Answer | null> }) => Promise<SavedAnswers>;
  now: () => number;
  /** Told the deadline that came with an answer. */
  onSaved: (saved: SavedAnswers) => void;
  onFailed: (error: unknown) => void;
  /** Asked after a 403 or a 409. */
  onRefused: () => Promise<AfterRefusal>;
  /** The server has something later than was sent: takes in what is stored there. */
  onPassedOver: () => Promise<void>;
}

/** Sends what the outbox has to the server: gathered, one request at a time, again and again until it is taken. */
export function createAutosave(parts: AutosaveParts): Autosave {
  const { outbox, send, now } = parts;
  const status = createCell<ServerCopy>({ kind: 'device' });
  let failures = 0;
  let inFlight = false;
  let isHeld = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    if (timer !== undefined || inFlight || isHeld || stopped) return;
    timer = setTimeout(() => void sendNext(), failures > 0 ? backOffMs(failures, BACK_OFF) : GATHER_MS);
  };
  const waits = () => outbox.changes().length > 0;

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  async function sendNext(): Promise<void> {
    stopTimer();
    const batch = firstBatch(outbox.changes());
    const last = batch.at(-1);
    if (inFlight || isHeld || stopped || last === undefined) return;
    inFlight = true;
    status.set({ kind: 'saving' });
    try {
      const revision = last.changedAtMs;
      const saved = await send({ revision, answers: answersOf(batch) });
      if (saved.savedRevision > revision) await parts.onPassedOver();
      else outbox.apply(withoutChanges(batch));
      failures = 0;
      parts.onSaved(saved);
      status.set(waits() ? { kind: 'device' } : { kind: 'saved', atMs: now() });
    } catch (error) {
      await afterFailure(error);
    } finally {
      inFlight = false;
      if (waits()) schedule();
    }
  }

  async function afterFailure(error: unknown): Promise<void> {
    failures += 1;
    parts.onFailed(error);
    // 404: the attempt is gone; 403 or 409: it is paused, over or in the hands of another page, which is asked for.
    const next = [403, 409].includes(statusOf(error) ?? 0) ? await parts.onRefused() : 'again';
    stopped ||= next === 'stop' || statusOf(error) === 404;
    isHeld ||= next === 'hold';
    status.set({ kind: stopped ? 'closed' : 'waiting' });
  }

  return {
    status,
    changed() {
      if (status.get().kind === 'saved') status.set({ kind: 'device' });
      schedule();
    },
    send: () => void sendNext(),
    unreachable() {
      if (waits() && !inFlight && !stopped) status.set({ kind: 'waiting' });
    },
    hold() {
      isHeld = true;
      stopTimer();
    },
    release() {
      isHeld = false;
      const isIdle = !waits() && !inFlight && !stopped;
      if (isIdle && status.get().kind !== 'saved') status.set({ kind: 'saved', atMs: now() });
      // Whoever releases has heard of the server: no need to wait out the failures before.
      if (failures > 0) stopTimer();
      failures = 0;
      if (waits()) schedule();
    },
    stop() {
      stopped = true;
      stopTimer();
      if (waits()) status.set({ kind: 'closed' });
    },
  };
}

/** The oldest changes that belong under one revision: what was written long apart keeps its own times. */
function firstBatch(changes: readonly UnsentChange[]): UnsentChange[] {
  const untilMs = (changes[0]?.changedAtMs ?? 0) + ONE_REVISION_MS;
  return changes.filter(({ changedAtMs }) => changedAtMs <= untilMs);
}

const answersOf = (batch: readonly UnsentChange[]) =>
  Object.fromEntries(batch.map(({ questionId, answer }) => [questionId, answer]));
