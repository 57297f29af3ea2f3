import { useState } from 'react';
import { backOffMs, SEEKING } from '../rules/back-off';
import { statusOf } from './error-message';

interface Polled<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly status: 'pending' | 'error' | 'success';
  readonly errorUpdateCount: number;
}

/**
 * Options of a query that polls at its own interval while the page is visible. Without a response it backs
 * off to 1, 2, 4 … 30 s, and polls immediately when the network or the user is back.
 */
export function usePolling<Data>(rhythm: (data: Data) => number | false) {
  const [failuresInARow] = useState(countFailures);
  return {
    refetchInterval: ({ state }: { state: Polled<Data> }): number | false => {
      const failures = failuresInARow(state);
      if (failures === 0) return state.data !== undefined && rhythm(state.data);
      // A refused resource will be refused again.
      if (state.data === undefined && isRefusal(state.error)) return false;
      return backOffMs(failures, SEEKING);
    },
    // The next poll is the retry, so a failure shows immediately.
    retry: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  } as const;
}

const isRefusal = (error: unknown): boolean => (statusOf(error) ?? 500) < 500;

/** The query cache counts all failures; only those since the last response matter here. */
function countFailures() {
  let before = 0;
  return ({ status, errorUpdateCount }: Pick<Polled<unknown>, 'status' | 'errorUpdateCount'>): number => {
    if (status === 'success') before = errorUpdateCount;
    return errorUpdateCount - before;
  };
}
