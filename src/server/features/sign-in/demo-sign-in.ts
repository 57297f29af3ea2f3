import type { DemoPerson } from '../../../shared/account/schema';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Origin } from '../../calls/declare';
import type { Deps } from '../../deps';

type DemoDeps = Pick<Deps, 'identity'>;
type Caller = Pick<Origin, 'isLocal'>;

/** The demo sign-in: only while no real provider is set up (404), only for this machine (403). */
export function getDemoSignIn({ identity: { issueDemoToken } }: DemoDeps, { isLocal }: Caller) {
  if (!issueDemoToken) throw new DomainError('not_found', messages.demoUnavailable);
  if (!isLocal) throw new DomainError('forbidden', messages.demoUnavailable);
  return issueDemoToken;
}

/** A token of the demo sign-in for a made-up person. */
export async function issueDemoToken(
  deps: DemoDeps,
  { input, origin }: { origin: Caller; input: DemoPerson },
): Promise<{ firebaseToken: string }> {
  return { firebaseToken: await getDemoSignIn(deps, origin)(input) };
}
