import { useState } from 'react';
import { backOffMs, SEEKING } from '../rules/back-off';
import { statusOf } from './error-message';

/** What the query cache knows of a query. */
interface Polled<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly status: 'pending' | 'error' | 'success';
  readonly errorUpdateCount: number;
}

/**
 * Options of a query that is asked again in its own rhythm while the page is in sight. As long as no answer comes, ever
 * more seldom: after 1, 2, 4 … 30 s, and at once when the network or the person is back.
 */
export function usePolling<Data>(rhythm: (data: Data) => number | false) {
  const [failuresInARow] = useState(countFailures);
  return {
    refetchInterval: ({ state }: { state: Polled<Data> }): number | false => {
      const failures = failuresInARow(state);
      if (failures === 0) return state.data !== undefined && rhythm(state.data);
      // What was refused is not there however often it is asked for.
      if (state.data === undefined && isRefusal(state.error)) return false;
      return backOffMs(failures, SEEKING);
    },
    // The next poll is the retry: what was lost shows at once.
    retry: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  } as const;
}

const isRefusal = (error: unknown): boolean => (statusOf(error) ?? 500) < 500;

/** The cache counts all failures of a query; what counts here are those since the last answer. */
function countFailures() {
  let before = 0;
  return ({ status, errorUpdateCount }: Pick<Polled<unknown>, 'status' | 'errorUpdateCount'>): number => {
    if (status === 'success') before = errorUpdateCount;
    return errorUpdateCount - before;
  };
}
