import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens or closes the list of keyboard shortcuts, from whatever page it is asked for. */
export function showShortcutList(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

export const useShortcutListOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
