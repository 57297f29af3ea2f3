import type { Role } from '../../shared/actor';
import { paths, withQuery } from '../../shared/paths';
import type { Errand } from './errand';
import { fetchHandedOver, noteReturn } from './oidc-sign-in';

// Whoever comes back from a provider's page has loaded this one anew: before anything is shown.
noteReturn();

/** What the sign-in page hands back to the login page: never in the address. */
export interface SignInResult {
  /** Undefined when somebody changed their mind; rejects with the sentence to show when the sign-in failed. */
  readonly firebaseToken: () => Promise<string | undefined>;
  readonly termsAccepted: boolean;
}

/** Where the 'Continue with Google' button goes; what somebody came for travels along. */
export const signInAddress = (role: Role, errand: Errand): string =>
  withQuery(paths.demoSignIn, { role, ...errand });

const historyState = (): Record<string, unknown> =>
  typeof history.state === 'object' && history.state !== null ? history.state : {};

/** Whether the terms were accepted on the login page that led here. */
export const termsWereAccepted = (): boolean => historyState().termsAccepted === true;

/** The result that came back with this history entry, taken out of it so that it is used once. */
export function takeSignInResult(): SignInResult | undefined {
  const { firebaseToken, cameBack } = historyState();
  const termsAccepted = termsWereAccepted();
  if (cameBack === true) {
    history.replaceState({ termsAccepted }, '');
    return { firebaseToken: fetchHandedOver, termsAccepted };
  }
  if (typeof firebaseToken !== 'string') return undefined;
  history.replaceState(null, '');
  return { firebaseToken: async () => firebaseToken, termsAccepted };
}
