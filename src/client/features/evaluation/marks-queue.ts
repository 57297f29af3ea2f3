import type { MarksEdit } from './with-marks';

interface MarksQueueOptions {
  /** Brings one mark to the server, and back into what is on the screen. */
  send: (edit: MarksEdit) => Promise<void>;
  /** Told what is wanted but not stored yet, whenever that changes. */
  onPending: (pending: readonly MarksEdit[]) => void;
  /** Told once all is sent: how many marks were not taken. */
  onSettled: (failedCount: number) => void;
  delayMs: number;
  /** How many may be on their way at once. */
  parallel: number;
}

export type MarksQueue = ReturnType<typeof createMarksQueue>;

/**
 * Sends marks after a short rest, so that three presses are one mark. One answer has one mark on its way at a time and
 * the last wish wins; a mark that is refused drops out, and with it from the screen.
 */
export function createMarksQueue({ send, onPending, onSettled, delayMs, parallel }: MarksQueueOptions) {
  const wanted = new Map<string, MarksEdit>();
  const sending = new Set<string>();
  /** What was sent since all was last settled: no longer to be taken back. */
  const sent = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failedCount = 0;
  let waiting: (() => void)[] = [];

  const isSettled = () => wanted.size === 0 && sending.size === 0;

  function put(edits: readonly MarksEdit[]): void {
    for (const edit of edits) wanted.set(keyOf(edit), edit);
    onPending([...wanted.values()]);
    clearTimeout(timer);
    timer = setTimeout(flush, delayMs);
  }

  /** Drops the marks of these answers that are not sent yet, as if they had never been given; answers the others. */
  function takeBack(edits: readonly MarksEdit[]): MarksEdit[] {
    const rest = edits.filter((edit) => sent.has(keyOf(edit)) || !wanted.delete(keyOf(edit)));
    onPending([...wanted.values()]);
    if (isSettled()) {
      clearTimeout(timer);
      timer = undefined;
    }
    return rest;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, edit] of wanted) {
      if (sending.size >= parallel) return;
      if (!sending.has(key)) void sendOne(key, edit);
    }
  }

  async function sendOne(key: string, edit: MarksEdit): Promise<void> {
    sending.add(key);
    sent.add(key);
    const taken = await send(edit).then(
      () => true,
      () => false,
    );
    sending.delete(key);
    if (wanted.get(key) === edit) {
      wanted.delete(key);
      if (!taken) failedCount += 1;
    }
    onPending([...wanted.values()]);
    if (isSettled()) settle();
    else if (timer === undefined) flush();
  }

  function settle(): void {
    const failed = failedCount;
    failedCount = 0;
    sent.clear();
    onSettled(failed);
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  /** Sends what waits, and answers once nothing is on its way any more. */
  function settled(): Promise<void> {
    if (isSettled()) return Promise.resolve();
    flush();
    return new Promise((resolve) => waiting.push(resolve));
  }

  return { put, takeBack, flush, settled };
}

const keyOf = ({ studentId, questionId }: MarksEdit): string => `${studentId} ${questionId}`;
