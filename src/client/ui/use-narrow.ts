import { useSyncExternalStore } from 'react';

/** Below this width tables become cards (interface brief "Breakpoints"). */
const NARROW = matchMedia('(max-width: 40rem)');

function subscribe(listener: () => void): () => void {
  NARROW.addEventListener('change', listener);
  return () => NARROW.removeEventListener('change', listener);
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => NARROW.matches);
