import { useCallback, useEffect, useState } from 'react';
import { OPERATOR_SESSION_LIFETIME_MS } from '../../../shared/operator/limits';
import type { OperatorSession } from '../../../shared/operator/schema';
import type { Loading } from '../../loading/Loaded';
import { timedFetch } from '../../platform/trpc-client';

/** The time before the end from which a warning is shown. */
const WARNS_BEFORE_MS = 5 * 60_000;

type How = 'open' | 'closing' | 'over';

/** The session of this page; null without a valid link. */
export interface Opened {
  readonly session: OperatorSession | null;
  readonly how: How;
}

interface Asked {
  readonly session: OperatorSession | null | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
}

/**
 * Opens the session of the link in the address and reports when it closes; `end` closes it earlier, as the
 * server does.
 */
export function useOperatorSession(): Loading<Opened> & { end: () => void } {
  const [asked, setAsked] = useState<Asked>({ session: undefined, error: null, isFetching: true });
  const [how, setHow] = useState<How>('open');

  const refetch = useCallback(async () => {
    setAsked((before) => ({ ...before, isFetching: true }));
    await openSession().then(
      (session) => setAsked({ session, error: null, isFetching: false }),
      (error: unknown) => setAsked({ session: undefined, error, isFetching: false }),
    );
  }, []);
  useEffect(() => void refetch(), [refetch]);

  // A second link pasted into the same tab changes only the hash, which does not reload the page.
  useEffect(() => {
    const reload = () => location.hash.length > 1 && location.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);

  const end = useCallback(() => setHow('over'), []);
  const isOpen = Boolean(asked.session);
  useEffect(() => {
    if (!isOpen) return;
    // Measured from the opening, since this device's clock may differ from the server's.
    const timers = [
      setTimeout(() => setHow('closing'), OPERATOR_SESSION_LIFETIME_MS - WARNS_BEFORE_MS),
      setTimeout(end, OPERATOR_SESSION_LIFETIME_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isOpen, end]);

  const { session, error, isFetching } = asked;
  const data = session === undefined ? undefined : { session, how };
  return { data, error, isFetching, failureCount: 0, refetch, end };
}

/** Link and session are only in this page's memory. */
let link: string | undefined;
let opening: Promise<OperatorSession | null> | undefined;

/** Opens a session by the link and immediately removes it from the address; null without a valid link. */
function openSession(): Promise<OperatorSession | null> {
  link ??= takeLink();
  opening ??= open(link).catch((failure: unknown) => {
    // Without an answer the link may still be valid.
    opening = undefined;
    throw failure;
  });
  return opening;
}

/** The hash is never sent to the server and must not stay in the browser's history either. */
function takeLink(): string {
  const taken = location.hash.slice(1);
  if (taken !== '') history.replaceState(history.state, '', location.pathname + location.search);
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
