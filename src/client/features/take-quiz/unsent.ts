import type { Answer } from '../../../shared/attempt/answer';
import { answersEqual } from '../../../shared/attempt/answers-equal';
import type { Answers, JoinedQuiz, TakenOver } from '../../../shared/attempt/schema';
import { mergeUnsent, type UnsentChange } from '../../../shared/quiz-session/merge-unsent';
import { placeOnServer } from '../../../shared/quiz-session/place';
import type { SavedQuiz } from '../../../shared/quiz-session/saved-quiz';
import type { Autosave } from './autosave';
import { type Cell, createCell } from './cell';
import { isFromDevice } from './offline-start';
import type { Outbox } from './outbox';
import { withChanges, withoutChanges } from './outbox-record';
import type { Paper } from './paper';
import type { ServerClock } from './server-clock';
import type { SessionStore } from './session-store';

/** The changes on their way to the server: what is new, what an earlier page has left, and what the server knows better. */
export interface Unsent {
  changed: (questionId: string, answer: Answer | null) => void;
  /** Takes in what this device has kept of an earlier page. */
  open: () => Promise<void>;
  /** Whether the quiz was opened without the server, so that what is stored has to be looked at before anything is sent. */
  isMergeDue: () => boolean;
  /** Takes the quiz into this page's hands and merges what waits here with what is stored; rejects when that fails. */
  takeOver: () => Promise<void>;
  /** What was written here and gave way to something later, by question. */
  gaveWay: Cell<Readonly<Record<string, Answer>>>;
}

interface UnsentParts {
  joined: JoinedQuiz;
  saved: SavedQuiz | null;
  store: SessionStore;
  outbox: Outbox;
  autosave: Autosave;
  clock: ServerClock;
  paper: Paper;
  takeOver: () => Promise<TakenOver>;
  onTold: (told: TakenOver, roundTripMs: number) => void | Promise<void>;
}

export function createUnsent(parts: UnsentParts): Unsent {
  const { joined, store, outbox, autosave, clock, paper } = parts;
  const gaveWay = createCell<Readonly<Record<string, Answer>>>({});
  /** The latest moment known of each question: a change made here now comes after it, whatever the clocks say. */
  let latest: Readonly<Record<string, number>> = {};
  let isMergeDue = false;

  // Everything the outbox has is laid beside what is stored; the page shows and sends what comes of it.
  const merge = (stored: Pick<TakenOver, 'answers' | 'revisions'>) => {
    const changes = outbox.changes();
    const merged = mergeUnsent({ unsent: changes, stored });
    outbox.apply(withoutChanges(changes));
    outbox.apply(withChanges(merged.send));
    latest = { ...latest, ...stored.revisions };
    paper.known([...Object.keys(stored.answers), ...changes.map(({ questionId }) => questionId)]);
    gaveWay.set({ ...gaveWay.get(), ...answersIn(merged.gaveWay) });
    store.act({ kind: 'answersMerged', answers: merged.answers });
  };

  return {
    gaveWay,
    isMergeDue: () => isMergeDue,
    changed(questionId, answer) {
      const changedAtMs = Math.max(clock.now(), (latest[questionId] ?? 0) + 1);
      latest = { ...latest, [questionId]: changedAtMs };
      paper.known([questionId]);
      outbox.apply(withChanges([{ questionId, answer, changedAtMs }]));
      autosave.changed();
    },
    async open() {
      const kept = await outbox.load();
      // Without a record the saved state is all there is, stamped with the time it was saved.
      if (kept !== 'kept') outbox.apply(withChanges(changesIn(parts.saved, joined)));
      merge(joined.attempt);
      isMergeDue = isFromDevice(joined);
      if (!isMergeDue) autosave.release();
    },
    async takeOver() {
      const askedAt = performance.now();
      const taken = await parts.takeOver();
      const roundTripMs = performance.now() - askedAt;
      store.act({ kind: 'heldElsewhere', isElsewhere: false });
      merge(taken);
      isMergeDue = false;
      await parts.onTold(taken, roundTripMs);
      const place = placeOnServer(taken, clock.now());
      if (place) store.act({ kind: 'placeKnown', place });
      autosave.release();
    },
  };
}

function changesIn(saved: SavedQuiz | null, { attempt }: JoinedQuiz): UnsentChange[] {
  if (saved?.attemptDetails._id !== attempt._id) return [];
  return Object.entries(saved.answers)
    .filter(([questionId, answer]) => !answersEqual(attempt.answers[questionId], answer))
    .map(([questionId, answer]) => ({ questionId, answer, changedAtMs: Math.round(saved.lastSaved) }));
}

const answersIn = (changes: readonly UnsentChange[]): Answers =>
  Object.fromEntries(
    changes.flatMap(({ questionId, answer }) => (answer === null ? [] : [[questionId, answer]])),
  );
