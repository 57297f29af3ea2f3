import type { Answer, SavedAnswers } from '../../../shared/attempt/schema';
import { statusOf } from '../../platform/error-message';
import { backOffMs } from './back-off';
import { type Cell, createCell } from './cell';

/** Well within the 2 s that the contract gives an answer to reach the server. */
const GATHER_MS = 600;
const BACK_OFF = { firstMs: 1000, longestMs: 15_000 };

/** Where the newest answers are: `device` until they are sent, `waiting` after a failure, `closed` when none is taken. */
export type ServerCopy =
  | { kind: 'device' }
  | { kind: 'saving' }
  | { kind: 'saved'; atMs: number }
  | { kind: 'waiting' }
  | { kind: 'closed' };

export interface Autosave {
  status: Cell<ServerCopy>;
  change: (questionId: string, answer: Answer | null) => void;
  /** Sends at once what waits; an empty call only asks for the server's time. */
  send: () => void;
  stop: () => void;
}

interface AutosaveParts {
  send: (input: { revision: number; answers: Record<string, Answer | null> }) => Promise<SavedAnswers>;
  now: () => number;
  onSaved: (saved: SavedAnswers) => void;
  onFailed: (error: unknown) => void;
}

/** Sends changed answers to the server: gathered, one request at a time, again and again until they are taken. */
export function createAutosave({ send, now, onSaved, onFailed }: AutosaveParts): Autosave {
  const status = createCell<ServerCopy>({ kind: 'device' });
  let unsent = new Map<string, Answer | null>();
  let revision = 0;
  let failures = 0;
  let inFlight = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    if (timer !== undefined || inFlight || stopped) return;
    timer = setTimeout(() => void sendUnsent(), failures > 0 ? backOffMs(failures, BACK_OFF) : GATHER_MS);
  };
  // Newer changes lie over those that come back.
  const putBack = (batch: typeof unsent) => {
    unsent = new Map([...batch, ...unsent]);
  };

  async function sendUnsent(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (inFlight || stopped) return;
    const batch = unsent;
    unsent = new Map();
    inFlight = true;
    // The server's time as the revision: it grows across reloads and devices.
    revision = Math.max(revision + 1, now());
    if (batch.size > 0) status.set({ kind: 'saving' });
    try {
      const saved = await send({ revision, answers: Object.fromEntries(batch) });
      failures = 0;
      if (saved.savedRevision > revision) {
        revision = saved.savedRevision;
        putBack(batch);
      }
      onSaved(saved);
      if (batch.size > 0) status.set(unsent.size > 0 ? { kind: 'device' } : { kind: 'saved', atMs: now() });
    } catch (error) {
      failures += 1;
      putBack(batch);
      // 409: the attempt is over; 404: it is gone. Nothing more is taken here, only a submit.
      stopped ||= [404, 409].includes(statusOf(error) ?? 0);
      if (unsent.size > 0) status.set({ kind: stopped ? 'closed' : 'waiting' });
      onFailed(error);
    } finally {
      inFlight = false;
      if (unsent.size > 0) schedule();
    }
  }

  return {
    status,
    change(questionId, answer) {
      unsent.set(questionId, answer);
      if (status.get().kind === 'saved') status.set({ kind: 'device' });
      schedule();
    },
    send: () => void sendUnsent(),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
