import { useWatched, watched } from '../watched';

const online = watched(
  () => navigator.onLine,
  () => [
    [window, 'online'],
    [window, 'offline'],
  ],
);

/** What the browser believes about the network; a server on the same machine may answer all the same. */
export const useOnline = (): boolean => useWatched(online);
