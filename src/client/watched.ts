import { useSyncExternalStore } from 'react';

/** Something outside of React that components watch. */
interface Watched<Value> {
  /** Answers the same value, or the same object, for as long as nothing has changed. */
  readonly get: () => Value;
  readonly watch: (watcher: () => void) => () => void;
}

type BrowserEvent = readonly [source: EventTarget, name: string];

/**
 * Lets components watch what is kept elsewhere, such as in the browser's storage: it is read again after each of the
 * events, and whenever `changed` is called.
 */
export function watched<Value>(get: () => Value, events: () => readonly BrowserEvent[] = () => []) {
  const watchers = new Set<() => void>();
  return {
    get,
    changed: () => {
      for (const watcher of watchers) watcher();
    },
    watch: (watcher: () => void) => {
      const sources = events();
      watchers.add(watcher);
      for (const [source, name] of sources) source.addEventListener(name, watcher);
      return () => {
        watchers.delete(watcher);
        for (const [source, name] of sources) source.removeEventListener(name, watcher);
      };
    },
  };
}

/** A value that components watch. */
export function cell<Value>(first: Value) {
  let value = first;
  const { changed, ...source } = watched(() => value);
  return {
    ...source,
    set: (next: Value) => {
      value = next;
      changed();
    },
  };
}

/** The value now; the component is drawn again when it changes. */
export const useWatched = <Value>({ watch, get }: Watched<Value>): Value => useSyncExternalStore(watch, get);
