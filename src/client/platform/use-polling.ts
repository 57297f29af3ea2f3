import { useState } from 'react';
import { backOffMs, SEEKING } from './back-off';

/** What the query cache knows of a query. */
interface Polled<Data> {
  readonly data: Data | undefined;
  readonly status: 'pending' | 'error' | 'success';
  readonly errorUpdateCount: number;
}

/**
 * Options of a query that is asked again in its own rhythm while the page is in sight. As long as no answer comes, ever
 * more seldom, and at once when the network or the person is back.
 */
export function usePolling<Data>(rhythm: (data: Data) => number | false) {
  const [failuresInARow] = useState(countFailures);
  return {
    refetchInterval: ({ state }: { state: Polled<Data> }): number | false => {
      const failures = failuresInARow(state);
      // Before there is anything to show, a poll would take the error off the page and put it back again.
      if (state.data === undefined) return false;
      if (failures === 0) return rhythm(state.data);
      return Math.max(rhythm(state.data) || 0, backOffMs(failures, SEEKING));
    },
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  } as const;
}

/** The cache counts all failures of a query; what counts here are those since the last answer. */
function countFailures() {
  let before = 0;
  return ({ status, errorUpdateCount }: Omit<Polled<unknown>, 'data'>): number => {
    if (status !== 'error') before = errorUpdateCount;
    return errorUpdateCount - before;
  };
}
