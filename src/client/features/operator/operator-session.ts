import type { OperatorSession } from '../../../shared/operator/schema';
import { timedFetch } from '../../platform/trpc-client';

/** The link and the session are in the memory of this page alone, and gone with it. */
let link: string | undefined;
let opening: Promise<OperatorSession | null> | undefined;

/** The session that the link in the address opens, taken out of the address at once; null without one that is good. */
export function openSession(): Promise<OperatorSession | null> {
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
