import type { Login } from '../../shared/account/schema';
import type { Role } from '../../shared/actor';
import { sentencesOf } from '../../shared/languages/sentences';
import { messages } from '../../shared/messages';
import { paths, withQuery } from '../../shared/paths';
import type { Errand } from './errand';
import { serverSentence, statusOf } from './error-message';
import { keepLanguage } from './keep-language';
import { setToken, stopStoring } from './local-storage';
import { site } from './site';
import { readInTab, removeInTab, writeInTab } from './tab-storage';
import { timedFetch } from './trpc-client';

/** Session storage key: whether the terms were accepted before leaving the page. */
const TERMS = 'termsAcceptedBeforeSignIn';

// On return from the provider this page reloads; handle it before rendering.
noteReturn();

/** The sign-in page's result for the login page; never passed in the address. */
export interface SignInResult {
  /** Undefined if the user cancelled; rejects with the message to show if the sign-in failed. */
  readonly firebaseToken: () => Promise<string | undefined>;
  readonly termsAccepted: boolean;
}

/** Target of the 'Continue with Google' button, with the user's destination. */
export const signInAddress = (role: Role, errand: Errand): string =>
  withQuery(paths.demoSignIn, { role, ...errand });

const historyState = (): Record<string, unknown> =>
  typeof history.state === 'object' && history.state !== null ? history.state : {};

/** Whether the terms were accepted on the preceding login page. */
export const termsWereAccepted = (): boolean => historyState().termsAccepted === true;

/** Takes the result out of this history entry, so that it is used once. */
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

/** Opens the provider's page; the user's destination comes back with the return. */
export function leaveForSignIn({ role, errand, termsAccepted }: Leaving): void {
  // Without storage the box has to be ticked again.
  writeInTab(TERMS, String(termsAccepted));
  // The provider knows only the public address, and the cookie must be set there for the return.
  location.assign(site.publicUrl + withQuery('/auth/oidc/start', { role, ...errand }));
}

/** Moves the return marker from the address to the history entry, where the login page looks. */
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

/** The server's result for this browser: the identity token, or an error with the message to show. */
async function fetchHandedOver(): Promise<string> {
  const answer = await timedFetch('/auth/oidc/token', { method: 'POST' });
  const body = (await answer.json()) as { readonly firebaseToken?: string };
  if (!answer.ok || body.firebaseToken === undefined) {
    throw Object.assign(new Error('The sign-in was refused.'), { data: body });
  }
  return body.firebaseToken;
}

/**
 * Stores a new session and makes its account the owner of the stored data. Returns whether the page must be reloaded, because
 * the previous account's data is still in memory, or because it is in another language than the account's.
 */
export async function beginSession({ token, user, language }: Login, role: Role): Promise<boolean> {
  // Lazy: on most pages the user is signed in already.
  const { takeOver } = await import('./owner');
  const hadOtherOwner = takeOver(user._id);
  const mustReload = setToken(token, role, user.name) && hadOtherOwner;
  // A quiz of the previous account may still be open on this page.
  if (mustReload) stopStoring();
  return keepLanguage(language) || mustReload;
}

const texts = sentencesOf('network');

/** Why the sign-in failed: the server's message, the network state, or the message of spec §8. */
export function signInTrouble(failure: unknown): string {
  const said = serverSentence(failure);
  if (said) return said;
  if (!navigator.onLine) return texts.offline;
  return statusOf(failure) === undefined
    ? texts.loginUnreachable({ failed: messages.loginFailed })
    : messages.loginFailed;
}
