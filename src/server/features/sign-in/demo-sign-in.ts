import type { DemoPerson } from '../../../shared/account/schema';
import { DomainError } from '../../../shared/errors';
import { refusals } from '../../../shared/refusals';
import type { Origin } from '../../calls/declare';
import type { Deps } from '../../deps';

type DemoDeps = Pick<Deps, 'identity'>;
type Caller = Pick<Origin, 'isLocal'>;

/** The demo sign-in: 404 with a real provider, 403 for other machines. */
export function getDemoSignIn({ identity: { issueDemoToken } }: DemoDeps, { isLocal }: Caller) {
  if (!issueDemoToken) throw new DomainError('not_found', refusals.demoUnavailable);
  if (!isLocal) throw new DomainError('forbidden', refusals.demoUnavailable);
  return issueDemoToken;
}

/** A demo token for a made-up person. */
export async function issueDemoToken(
  deps: DemoDeps,
  { input, origin }: { origin: Caller; input: DemoPerson },
): Promise<{ firebaseToken: string }> {
  return { firebaseToken: await getDemoSignIn(deps, origin)(input) };
}
