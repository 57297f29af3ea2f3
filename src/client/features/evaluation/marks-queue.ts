import { type Decision, editsOf, type GroupMarks, type MarksEdit } from './with-marks';

interface MarksQueueOptions {
  /** Brings one decision to the server, and back into what is on the screen. */
  send: (decision: Decision) => Promise<void>;
  /** Told what is wanted but not stored yet, whenever that changes. */
  onPending: (pending: readonly MarksEdit[]) => void;
  /** Told once all is saved: how many marks were not taken. */
  onSaved: (failedCount: number) => void;
  delayMs: number;
}

interface Wanted {
  readonly edit: MarksEdit;
  /** The decision that it is part of. */
  readonly decision: Decision;
}

/**
 * Sends decisions after a short rest, each in one piece, so that three presses are one mark. One answer has one mark on its way
 * at a time and the last wish wins; a decision that is refused drops out, and with it from the screen.
 */
export function createMarksQueue({ send, onPending, onSaved, delayMs }: MarksQueueOptions) {
  const wanted = new Map<string, Wanted>();
  const sending = new Set<string>();
  /** What was sent since all was last saved: a mark among it cannot be dropped any more. */
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

  /** Drops the marks of these answers that are not sent yet, as if they had never been given; answers the others. */
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
      // What is on its way for one of its answers, this decision itself among it, is waited for.
      if (!edits.some((edit) => sending.has(keyOf(edit)))) void sendOne(decision, edits);
    }
  }

  /** Sends what of a decision no later one has replaced. */
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

  /** Sends what waits, and answers once nothing is on its way any more. */
  function saved(): Promise<void> {
    if (isIdle()) return Promise.resolve();
    flush();
    return new Promise((resolve) => waiting.push(resolve));
  }

  return { put, takeBack, flush, saved };
}

/** The marks of several answers by what is given, in the order of the decision. */
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
