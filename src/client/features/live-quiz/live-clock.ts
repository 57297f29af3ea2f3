import { createContext, use } from 'react';

/** The server's time in epoch milliseconds, as the live view counts it on between two answers of the server. */
export const LiveClockContext = createContext(0);

export const useLiveNow = (): number => use(LiveClockContext);
