import type { Login } from '../../shared/account/schema';
import type { Role } from '../../shared/actor';
import { messages } from '../../shared/messages';
import { paths, withQuery } from '../../shared/paths';
import type { Errand } from './errand';
import { serverSentence, statusOf } from './error-message';
import { keepNoMore, setToken } from './local-storage';
import { site } from './site';
import { readInTab, removeInTab, writeInTab } from './tab-storage';
import { timedFetch } from './trpc-client';

/** In the storage of the tab: whether the terms were accepted on the page that somebody left. */
const TERMS = 'termsAcceptedBeforeSignIn';

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

interface Leaving {
  readonly role: Role;
  readonly errand: Errand;
  readonly termsAccepted: boolean;
}

/** Leaves for the provider's page; what somebody came for comes back with them. */
export function leaveForSignIn({ role, errand, termsAccepted }: Leaving): void {
  // Without storage the box has to be ticked again.
  writeInTab(TERMS, String(termsAccepted));
  // The provider knows one address of this site; the cookie has to be there when it sends people back.
  location.assign(site.publicUrl + withQuery('/auth/oidc/start', { role, ...errand }));
}

/** Moves the mark of a return from the address to the history entry, where the login page looks for it. */
function noteReturn(): void {
  const query = new URLSearchParams(location.search);
  if (site.identityProvider !== 'oidc' || !query.has('signin')) return;
  query.delete('signin');
  const address = query.size === 0 ? location.pathname : `${location.pathname}?${query}`;
  history.replaceState({ cameBack: true, termsAccepted: takeTerms() }, '', address);
}

function takeTerms(): boolean {
  const accepted = readInTab(TERMS) === 'true';
  removeInTab(TERMS);
  return accepted;
}

/** What the server has for this browser: the identity token, or an error with the sentence to show. */
async function fetchHandedOver(): Promise<string> {
  const answer = await timedFetch('/auth/oidc/token', { method: 'POST' });
  const body = (await answer.json()) as { readonly firebaseToken?: string };
  if (!answer.ok || body.firebaseToken === undefined) {
    throw Object.assign(new Error('The sign-in was refused.'), { data: body });
  }
  return body.firebaseToken;
}

/**
 * Keeps a new session, and makes what is kept here its account's. Answers whether the page has to be loaded anew: somebody
 * else was here before, and what their visit left in memory goes with the page.
 */
export async function beginSession({ token, user }: Login, role: Role): Promise<boolean> {
  // Only here: most pages are opened by whoever is signed in already.
  const { takeOver } = await import('./owner');
  const wasAnothers = takeOver(user._id);
  const mustReload = setToken(token, role, user.name) && wasAnothers;
  // A quiz of the one before may still be open on this page.
  if (mustReload) keepNoMore();
  return mustReload;
}

const offline = 'You are offline. Please check your internet connection and try again.';
const unreachable = 'The server cannot be reached right now.';

/** Why nobody is signed in: the server's sentence, what is known of the network, or the sentence of spec §8. */
export function signInTrouble(failure: unknown): string {
  const said = serverSentence(failure);
  if (said) return said;
  if (!navigator.onLine) return offline;
  return statusOf(failure) === undefined ? `${messages.loginFailed} ${unreachable}` : messages.loginFailed;
}
