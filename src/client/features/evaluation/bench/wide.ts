import { useWatched, watched } from '../../../watched';

/** From this width the detail fits beside the table. */
const WIDE = matchMedia('(min-width: 64rem)');

const wide = watched(
  () => WIDE.matches,
  () => [[WIDE, 'change']],
);

export const isWide = wide.get;
export const useWide = (): boolean => useWatched(wide);
