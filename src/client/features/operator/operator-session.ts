import { useCallback, useEffect, useState } from 'react';
import type { OperatorSession, OperatorState } from '../../../shared/operator/schema';
import { timedFetch } from '../../platform/trpc-client';
import type { Loading } from '../../quiz-parts/Loaded';

/** What the page shows; null without a link that is good. */
interface OperatorView {
  readonly session: OperatorSession;
  readonly state: OperatorState;
}

interface Asked {
  readonly data: OperatorView | null | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
}

/** How the server is; what it said stays while it is asked again. */
export function useOperatorState(): Loading<OperatorView | null> {
  const [asked, setAsked] = useState<Asked>({ data: undefined, error: null, isFetching: true });

  const refetch = useCallback(async () => {
    setAsked((before) => ({ ...before, isFetching: true }));
    await askServer().then(
      (data) => setAsked({ data, error: null, isFetching: false }),
      (error: unknown) => setAsked(({ data }) => ({ data, error, isFetching: false })),
    );
  }, []);
  useEffect(() => void refetch(), [refetch]);

  // A second link pasted into the same tab changes only the part after the #, which loads nothing by itself.
  useEffect(() => {
    const reload = () => location.hash.length > 1 && location.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);

  return { ...asked, failureCount: 0, refetch };
}

async function askServer(): Promise<OperatorView | null> {
  const session = await operatorSession();
  const state = session && (await fetchOperatorState(session));
  return session && state && { session, state };
}

/** The link and the session are in the memory of this page alone, and gone with it. */
let link: string | undefined;
let opening: Promise<OperatorSession | null> | undefined;

/** The session that the link in the address opens, taken out of the address at once; null without one that is good. */
function operatorSession(): Promise<OperatorSession | null> {
  link ??= takeLink();
  opening ??= open(link).catch((failure: unknown) => {
    // No answer came: the link may still be good.
    opening = undefined;
    throw failure;
  });
  return opening;
}

/** The part after the # never leaves the browser; it is not to stay in its history either. */
function takeLink(): string {
  const taken = location.hash.slice(1);
  if (taken !== '') history.replaceState(history.state, '', location.pathname);
  return taken;
}

async function open(taken: string): Promise<OperatorSession | null> {
  if (taken === '') return null;
  const answer = await timedFetch('/operator/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ link: taken }),
  });
  return answer.ok ? ((await answer.json()) as OperatorSession) : null;
}

/** How the server is now; null once the session is over. */
async function fetchOperatorState({ token }: OperatorSession): Promise<OperatorState | null> {
  const answer = await timedFetch('/operator/state', { headers: { authorization: `Bearer ${token}` } });
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return (await answer.json()) as OperatorState;
}
