import { backOffMs, SEEKING } from '../back-off';

/** How long after the last change something is sent, in ms: a word is one write, not five. */
export const SEND_AFTER_MS = 600;

/** Why something is not saved: what the server said against it, or that it did not answer, time after time. */
export type Trouble =
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'unanswered'; readonly failures: number; readonly atMs: number };

/** Something written that the server does not have yet. */
export interface Unsent<Value> {
  readonly value: Value;
  readonly changedAtMs: number;
  /** What is on its way: an earlier value, or this one. */
  readonly sending: Value | undefined;
  readonly trouble: Trouble | undefined;
}

/** All that is unsent, by what it belongs to. Each belongs to one part of a quiz, which takes one write at a time. */
export type Queue<Value> = ReadonlyMap<string, Unsent<Value>>;

export const emptyQueue: Queue<never> = new Map();

const withEntry = <Value>(queue: Queue<Value>, key: string, entry: Unsent<Value>): Queue<Value> =>
  new Map(queue).set(key, entry);

export function without<Value>(queue: Queue<Value>, key: string): Queue<Value> {
  if (!queue.has(key)) return queue;
  const rest = new Map(queue);
  rest.delete(key);
  return rest;
}

/** A new value takes the place of an unsent one, and with it goes what the server said against that. */
export function written<Value>(queue: Queue<Value>, key: string, value: Value, atMs: number): Queue<Value> {
  const { sending, trouble } = queue.get(key) ?? {};
  const stays = trouble?.kind === 'unanswered' ? trouble : undefined;
  return withEntry(queue, key, { value, changedAtMs: atMs, sending, trouble: stays });
}

/** What is there goes on its way. */
export function sent<Value>(queue: Queue<Value>, key: string): Queue<Value> {
  const entry = queue.get(key);
  return entry ? withEntry(queue, key, { ...entry, sending: entry.value }) : queue;
}

/** The server has what was sent; what was written meanwhile still waits. */
export function accepted<Value>(queue: Queue<Value>, key: string): Queue<Value> {
  const entry = queue.get(key);
  if (!entry) return queue;
  if (entry.sending === entry.value) return without(queue, key);
  return withEntry(queue, key, { ...entry, sending: undefined, trouble: undefined });
}

/** The server will not have what was sent; what was written meanwhile may be better. */
export function refused<Value>(queue: Queue<Value>, key: string, sentence: string): Queue<Value> {
  const entry = queue.get(key);
  if (!entry) return queue;
  const isCurrent = entry.sending === entry.value;
  const trouble = isCurrent ? ({ kind: 'refused', sentence } as const) : undefined;
  return withEntry(queue, key, { ...entry, sending: undefined, trouble });
}

/** No answer came, so that nobody knows whether the server has it: it is sent again. */
export function unanswered<Value>(queue: Queue<Value>, key: string, atMs: number): Queue<Value> {
  const entry = queue.get(key);
  if (!entry) return queue;
  const failures = entry.trouble?.kind === 'unanswered' ? entry.trouble.failures + 1 : 1;
  const trouble = { kind: 'unanswered', failures, atMs } as const;
  return withEntry(queue, key, { ...entry, sending: undefined, trouble });
}

/** When something may be sent; never while it is on its way, or for as long as it stays what was refused. */
function dueAtMs({ changedAtMs, sending, trouble }: Unsent<unknown>): number {
  if (sending !== undefined || trouble?.kind === 'refused') return Number.POSITIVE_INFINITY;
  const restedAtMs = changedAtMs + SEND_AFTER_MS;
  if (trouble === undefined) return restedAtMs;
  return Math.max(restedAtMs, trouble.atMs + backOffMs(trouble.failures, SEEKING));
}

/** What is to be sent now. With `hurried` nothing waits for its time, only for an answer. */
export const dueKeys = (queue: Queue<unknown>, atMs: number, { hurried = false } = {}): string[] =>
  [...queue].flatMap(([key, entry]) => {
    const dueMs = dueAtMs(entry);
    return dueMs <= atMs || (hurried && Number.isFinite(dueMs)) ? [key] : [];
  });

/** When there is something to send next; undefined while nothing will be. */
export function nextDueMs(queue: Queue<unknown>): number | undefined {
  const earliest = Math.min(...[...queue.values()].map(dueAtMs));
  return Number.isFinite(earliest) ? earliest : undefined;
}
