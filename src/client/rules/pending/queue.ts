import { backOffMs, SEEKING } from '../back-off';

/**
 * The rest after the last change before it is sent, in ms, so that a word is one request rather than five.
 */
export const REST_MS = 600;

/** Why an act is not stored: the server refused it, or did not answer a number of times. */
export type Trouble<Refusal> =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unanswered'; readonly failures: number; readonly atMs: number };

/** The last act on a key while the server does not have it. */
export interface Unsent<Act, Refusal> {
  readonly act: Act;
  readonly writtenAtMs: number;
  /** The act in flight: an earlier one, or this one. */
  readonly sending: Act | undefined;
  readonly trouble: Trouble<Refusal> | undefined;
}

/**
 * Unsent acts by the keys they write, such as a part of a quiz or a student's answer. An act on several keys
 * is one request, for the keys without a later act; a key has one request in flight.
 */
export type Queue<Act, Refusal> = ReadonlyMap<string, Unsent<Act, Refusal>>;

export const emptyQueue: Queue<never, never> = new Map();

type Entries<Act, Refusal> = Map<string, Unsent<Act, Refusal>>;

const changed = <Act, Refusal>(
  queue: Queue<Act, Refusal>,
  change: (entries: Entries<Act, Refusal>) => void,
): Queue<Act, Refusal> => {
  const entries = new Map(queue);
  change(entries);
  return entries;
};

export const without = <Act, Refusal>(
  queue: Queue<Act, Refusal>,
  keys: readonly string[],
): Queue<Act, Refusal> =>
  keys.some((key) => queue.has(key))
    ? changed(queue, (entries) => {
        for (const key of keys) entries.delete(key);
      })
    : queue;

/** A new act replaces unsent ones on its keys, with their refusals. */
export const written = <Act, Refusal>(
  queue: Queue<Act, Refusal>,
  keys: readonly string[],
  act: Act,
  atMs: number,
): Queue<Act, Refusal> =>
  changed(queue, (entries) => {
    for (const key of keys) {
      const { sending, trouble } = queue.get(key) ?? {};
      const left = trouble?.kind === 'unanswered' ? trouble : undefined;
      entries.set(key, { act, writtenAtMs: atMs, sending, trouble: left });
    }
  });

/** The keys that an act was the last to write. */
export const keysOf = (queue: Queue<unknown, unknown>, act: unknown): string[] =>
  [...queue].flatMap(([key, entry]) => (entry.act === act ? [key] : []));

export const sent = <Act, Refusal>(queue: Queue<Act, Refusal>, act: Act): Queue<Act, Refusal> =>
  changed(queue, (entries) => {
    for (const [key, entry] of queue) if (entry.act === act) entries.set(key, { ...entry, sending: act });
  });

/** Ends a request; `end` gives the new state of a key without a later act. */
const ended = <Act, Refusal>(
  queue: Queue<Act, Refusal>,
  act: Act,
  end: (entry: Unsent<Act, Refusal>, key: string) => Trouble<Refusal> | 'stored' | undefined,
): Queue<Act, Refusal> =>
  changed(queue, (entries) => {
    for (const [key, entry] of queue) {
      if (entry.sending !== act) continue;
      const trouble = end(entry, key);
      if (trouble === 'stored') entries.delete(key);
      else entries.set(key, { ...entry, sending: undefined, trouble });
    }
  });

/** The server has the act; later ones still wait. */
export const accepted = <Act, Refusal>(queue: Queue<Act, Refusal>, act: Act): Queue<Act, Refusal> =>
  ended(queue, act, (entry) => (entry.act === act ? 'stored' : undefined));

/** The server refused the act; a later one may be better. */
export const refused = <Act, Refusal>(
  queue: Queue<Act, Refusal>,
  act: Act,
  refusalOn: (key: string) => Refusal,
): Queue<Act, Refusal> =>
  ended(queue, act, (entry, key) =>
    entry.act === act ? { kind: 'refused', refusal: refusalOn(key) } : undefined,
  );

/** Lets refused acts be sent again as they are. */
export const retried = <Act, Refusal>(
  queue: Queue<Act, Refusal>,
  keys: readonly string[],
): Queue<Act, Refusal> =>
  changed(queue, (entries) => {
    for (const key of keys) {
      const entry = queue.get(key);
      if (entry?.trouble?.kind === 'refused') entries.set(key, { ...entry, trouble: undefined });
    }
  });

/** No answer came, so the server may or may not have the act: it is sent again. */
export const unanswered = <Act, Refusal>(
  queue: Queue<Act, Refusal>,
  act: Act,
  atMs: number,
): Queue<Act, Refusal> =>
  ended(queue, act, ({ trouble }) => ({
    kind: 'unanswered',
    failures: trouble?.kind === 'unanswered' ? trouble.failures + 1 : 1,
    atMs,
  }));

/** When an act may be sent: never while one of its keys has a request in flight or stays refused. */
function dueAtMs({ writtenAtMs, sending, trouble }: Unsent<unknown, unknown>): number {
  if (sending !== undefined || trouble?.kind === 'refused') return Number.POSITIVE_INFINITY;
  const restedAtMs = writtenAtMs + REST_MS;
  if (trouble === undefined) return restedAtMs;
  return Math.max(restedAtMs, trouble.atMs + backOffMs(trouble.failures, SEEKING));
}

const dueTimes = <Act>(queue: Queue<Act, unknown>): [act: Act, dueMs: number][] =>
  [...Map.groupBy(queue.values(), ({ act }) => act)].map(([act, entries]) => [
    act,
    Math.max(...entries.map(dueAtMs)),
  ]);

/** The acts to send now; with `hurried` also resting and backed-off ones. */
export const dueActs = <Act>(queue: Queue<Act, unknown>, atMs: number, { hurried = false } = {}): Act[] =>
  dueTimes(queue).flatMap(([act, dueMs]) =>
    dueMs <= atMs || (hurried && Number.isFinite(dueMs)) ? [act] : [],
  );

/** When the next act is due; undefined if none will be. */
export function nextDueMs(queue: Queue<unknown, unknown>): number | undefined {
  const earliest = Math.min(...dueTimes(queue).map(([, dueMs]) => dueMs));
  return Number.isFinite(earliest) ? earliest : undefined;
}

/** Whether nothing is in flight or about to be sent for the first time. */
export const isQuiet = (queue: Queue<unknown, unknown>): boolean =>
  [...queue.values()].every(({ sending, trouble }) => sending === undefined && trouble !== undefined);
