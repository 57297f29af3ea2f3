import { Sender } from '../../pending/sender';
import { nowMs } from '../../platform/clock';
import { emptyQueue, isQuiet, keysOf, type Queue, without, written } from '../../rules/pending/queue';
import { type Decision, editsOf, type GroupMarks, type MarksEdit } from './with-marks';

/** Whether a failure is a refusal; otherwise the decision is sent again. */
type Refusal = true;

interface MarksQueueOptions {
  /** Sends one decision and updates the screen. */
  send: (decision: Decision) => Promise<void>;
  isRefusal: (error: unknown, decision: Decision) => Promise<boolean>;
  /** Called with all unsaved marks on every change. */
  onPending: (pending: PendingMarks) => void;
  /** Called when nothing is in flight, with the number of refused marks. */
  onSaved: (refusedCount: number) => void;
}

/** The marks that the server does not have yet. */
export interface PendingMarks {
  readonly edits: readonly MarksEdit[];
  /** The rest of their decisions, oldest first. */
  readonly decisions: readonly Decision[];
  /** The server did not answer: they are sent again. */
  readonly isUnanswered: boolean;
}

export const nothingPending: PendingMarks = { edits: [], decisions: [], isUnanswered: false };

/**
 * Sends decisions after a short rest, so that three presses are one mark. An answer has one request in
 * flight, and the last mark wins; a refused decision is dropped, from the screen too.
 */
export function createMarksQueue({ send, isRefusal, onPending, onSaved }: MarksQueueOptions) {
  let queue: Queue<Decision, Refusal> = emptyQueue;
  /** Sent since everything was last saved: these marks cannot be dropped. */
  const sent = new Set<string>();
  let refusedCount = 0;

  const set = (next: Queue<Decision, Refusal>) => {
    queue = next;
    onPending(pendingOf(queue));
    sender.wait();
  };
  const sender = new Sender<Decision, Refusal>({
    queue: { get: () => queue, set },
    send: async (decision, keys) => {
      for (const key of keys) sent.add(key);
      await send({ ...decision, given: groupMarks(editsFor(decision, keys)) });
    },
    refusalOf: async (error, decision) => ((await isRefusal(error, decision)) ? () => true : undefined),
    onAccepted: finishIfQuiet,
    onRefused: (decision) => {
      const keys = keysOf(queue, decision);
      refusedCount += keys.length;
      set(without(queue, keys));
      finishIfQuiet();
    },
  });

  function finishIfQuiet(): void {
    if (!isQuiet(queue)) return;
    const count = refusedCount;
    refusedCount = 0;
    if (queue.size === 0) sent.clear();
    onSaved(count);
  }

  return {
    put: (decision: Decision) => set(written(queue, editsOf(decision).map(keyOf), decision, nowMs())),
    /** Drops unsent marks of these answers; returns the rest. */
    takeBack(edits: readonly MarksEdit[]): MarksEdit[] {
      const isDroppable = (edit: MarksEdit) => !sent.has(keyOf(edit)) && queue.has(keyOf(edit));
      const rest = edits.filter((edit) => !isDroppable(edit));
      set(without(queue, edits.filter(isDroppable).map(keyOf)));
      return rest;
    },
    /** Sends waiting marks; resolves when nothing is in flight, to whether all are stored. */
    flush: () => sender.flush(),
    hasUnsent: () => queue.size > 0,
  };
}

function pendingOf(queue: Queue<Decision, Refusal>): PendingMarks {
  const decisions = [...new Set([...queue.values()].map(({ act }) => act))];
  const edits = decisions.map((decision) => editsFor(decision, keysOf(queue, decision)));
  return {
    edits: edits.flat(),
    decisions: decisions.map((decision, at) => ({ ...decision, given: groupMarks(edits[at] ?? []) })),
    isUnanswered: [...queue.values()].some(({ trouble }) => trouble?.kind === 'unanswered'),
  };
}

function editsFor(decision: Decision, keys: readonly string[]): MarksEdit[] {
  const wanted = new Set(keys);
  return editsOf(decision).filter((edit) => wanted.has(keyOf(edit)));
}

/** Groups answers by their given marks, in the order of the decision. */
const groupMarks = (edits: readonly MarksEdit[]): GroupMarks[] =>
  [...Map.groupBy(edits, ({ marks, itemIds }) => JSON.stringify([marks, itemIds])).values()].flatMap(
    (same) => {
      const [first] = same;
      if (!first) return [];
      const { marks, itemIds } = first;
      return [{ marks, itemIds, studentIds: same.map(({ studentId }) => studentId) }];
    },
  );

const keyOf = ({ studentId, questionId }: MarksEdit): string => `${studentId} ${questionId}`;
