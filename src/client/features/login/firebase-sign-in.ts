import { FirebaseError, initializeApp } from '@firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
  signOut,
} from '@firebase/auth';
import { site } from '../../platform/site';

/** The SDK's codes for a closed or reopened window. */
const CHANGED_THEIR_MIND = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

let auth: Auth | undefined;

/** Initialises the SDK in advance: a later press must open the window before the browser would block it. */
export function prepareGoogle(): Auth {
  if (auth) return auth;
  if (!site.firebase) throw new Error('This site has no Firebase project.');
  auth = initializeAuth(initializeApp(site.firebase), {
    // No sign-in persists in Google's SDK, since computers are shared; the session is our own.
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  auth.useDeviceLanguage();
  return auth;
}

/** Opens Google's window and returns the chosen account's ID token; undefined if the window was closed. */
export async function signInWithGoogle(): Promise<string | undefined> {
  const ready = prepareGoogle();
  const google = new GoogleAuthProvider();
  // On a shared computer, a previous user's account is never taken without asking.
  google.setCustomParameters({ prompt: 'select_account' });
  try {
    const { user } = await signInWithPopup(ready, google);
    const token = await user.getIdToken();
    await signOut(ready);
    return token;
  } catch (error) {
    if (error instanceof FirebaseError && CHANGED_THEIR_MIND.includes(error.code)) return undefined;
    throw error;
  }
}
