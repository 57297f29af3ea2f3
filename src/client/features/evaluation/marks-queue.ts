import { type Decision, editsOf, type GroupMarks, type MarksEdit } from './with-marks';

interface MarksQueueOptions {
  /** Sends one decision and updates the screen. */
  send: (decision: Decision) => Promise<void>;
  /** Called with all unsaved marks on every change. */
  onPending: (pending: readonly MarksEdit[]) => void;
  /** Called when all is saved, with the number of refused marks. */
  onSaved: (failedCount: number) => void;
  delayMs: number;
}

interface Wanted {
  readonly edit: MarksEdit;
  /** The decision it belongs to. */
  readonly decision: Decision;
}

/**
 * Sends decisions after a short rest, each in one piece, so that three presses are one mark. An answer has one request in flight,
 * and the last wish wins; a refused decision is dropped, from the screen too.
 */
export function createMarksQueue({ send, onPending, onSaved, delayMs }: MarksQueueOptions) {
  const wanted = new Map<string, Wanted>();
  const sending = new Set<string>();
  /** Sent since everything was last saved: these marks cannot be dropped. */
  const sent = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failedCount = 0;
  let waiting: (() => void)[] = [];

  const isIdle = () => wanted.size === 0 && sending.size === 0;

  const tellPending = () => onPending([...wanted.values()].map(({ edit }) => edit));

  function put(decision: Decision): void {
    for (const edit of editsOf(decision)) wanted.set(keyOf(edit), { edit, decision });
    tellPending();
    clearTimeout(timer);
    timer = setTimeout(flush, delayMs);
  }

  /** Drops unsent marks of these answers; returns the rest. */
  function takeBack(edits: readonly MarksEdit[]): MarksEdit[] {
    const rest = edits.filter((edit) => sent.has(keyOf(edit)) || !wanted.delete(keyOf(edit)));
    tellPending();
    if (isIdle()) {
      clearTimeout(timer);
      timer = undefined;
    }
    return rest;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [decision, parts] of Map.groupBy(wanted.values(), (each) => each.decision)) {
      const edits = parts.map(({ edit }) => edit);
      // Waits for any request in flight on one of its answers.
      if (!edits.some((edit) => sending.has(keyOf(edit)))) void sendOne(decision, edits);
    }
  }

  /** Sends the part of a decision not replaced by later ones. */
  async function sendOne(decision: Decision, edits: readonly MarksEdit[]): Promise<void> {
    for (const key of edits.map(keyOf)) {
      sending.add(key);
      sent.add(key);
    }
    const taken = await send({ ...decision, given: groupMarks(edits) }).then(
      () => true,
      () => false,
    );
    for (const edit of edits) {
      const key = keyOf(edit);
      sending.delete(key);
      if (wanted.get(key)?.edit !== edit) continue;
      wanted.delete(key);
      if (!taken) failedCount += 1;
    }
    tellPending();
    if (isIdle()) finish();
    else if (timer === undefined) flush();
  }

  function finish(): void {
    const failed = failedCount;
    failedCount = 0;
    sent.clear();
    onSaved(failed);
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  /** Sends waiting marks; resolves once nothing is in flight. */
  function saved(): Promise<void> {
    if (isIdle()) return Promise.resolve();
    flush();
    return new Promise((resolve) => waiting.push(resolve));
  }

  return { put, takeBack, flush, saved };
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
