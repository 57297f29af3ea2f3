import { useSyncExternalStore } from 'react';

/** A value outside React that components watch. */
interface Watched<Value> {
  /** Returns the same reference until the value changes. */
  readonly get: () => Value;
  readonly watch: (watcher: () => void) => () => void;
}

type BrowserEvent = readonly [source: EventTarget, name: string];

/**
 * Lets components watch external state, such as the browser's storage. It is re-read after each of the events
 * and whenever `changed` is called.
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

/** The current value; a change re-renders the component. */
export const useWatched = <Value>({ watch, get }: Watched<Value>): Value => useSyncExternalStore(watch, get);
