import { useCallback, useEffect, useState } from 'react';
import type { OperatorSession, OperatorState } from '../../../shared/operations/operator-state';
import { fetchOperatorState, operatorSession } from './operator-session';

/** Where the page is: asking, told, without a good link, or without an answer; what was told stays while it asks again. */
export interface OperatorView {
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
