import { useCallback, useEffect, useState } from 'react';
import type { OperatorSession, OperatorState } from '../../../shared/operations/operator-state';
import { timedFetch } from '../../platform/timed-fetch';

/** Where the page is: asking, told, without a good link, or without an answer; what was told stays while it asks again. */
interface OperatorView {
  readonly step: 'asking' | 'told' | 'closed' | 'failed';
  readonly session: OperatorSession | null;
  readonly state: OperatorState | null;
}

export function useOperatorState(): OperatorView & { readonly ask: () => void } {
  const [view, setView] = useState<OperatorView>({ step: 'asking', session: null, state: null });

  const ask = useCallback(() => {
    setView((before) => ({ ...before, step: 'asking' }));
    askServer().then(setView, () => setView((before) => ({ ...before, step: 'failed' })));
  }, []);
  useEffect(ask, [ask]);

  // A second link pasted into the same tab changes only the part after the #, which loads nothing by itself.
  useEffect(() => {
    const reload = () => location.hash.length > 1 && location.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);

  return { ...view, ask };
}

async function askServer(): Promise<OperatorView> {
  const session = await operatorSession();
  const state = session && (await fetchOperatorState(session));
  return { step: state ? 'told' : 'closed', session, state };
}

/** The session is in the memory of this page alone, and gone with it. */
let opening: Promise<OperatorSession | null> | undefined;

/** The session that the link in the address opens, taken out of the address at once; null without one that is good. */
function operatorSession(): Promise<OperatorSession | null> {
  opening ??= open(takeLink());
  return opening;
}

/** The part after the # never leaves the browser; it is not to stay in its history either. */
function takeLink(): string {
  const link = location.hash.slice(1);
  if (link !== '') history.replaceState(history.state, '', location.pathname);
  return link;
}

async function open(link: string): Promise<OperatorSession | null> {
  if (link === '') return null;
  const answer = await timedFetch('/operator/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ link }),
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
