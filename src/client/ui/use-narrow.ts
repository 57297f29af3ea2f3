import { useWatched, watched } from '../watched';

/** Below this width tables become cards (interface brief "Breakpoints"). */
const NARROW = matchMedia('(max-width: 40rem)');

const narrow = watched(
  () => NARROW.matches,
  () => [[NARROW, 'change']],
);

export const useNarrow = (): boolean => useWatched(narrow);
