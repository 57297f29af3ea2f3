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

/** What the SDK says when the person closed the window, or opened it once more. */
const CHANGED_THEIR_MIND = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

let auth: Auth | undefined;

/** Makes the SDK ready, so that a press of the button opens the window before the browser would block it. */
export function prepareGoogle(): Auth {
  if (auth) return auth;
  if (!site.firebase) throw new Error('This site has no Firebase project.');
  auth = initializeAuth(initializeApp(site.firebase), {
    // Nobody stays signed in at Google's SDK: the session is ours, also on a computer that a class shares.
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  auth.useDeviceLanguage();
  return auth;
}

/** Opens Google's window and answers the ID token of whoever was chosen there; undefined when the window was closed. */
export async function signInWithGoogle(): Promise<string | undefined> {
  const ready = prepareGoogle();
  const google = new GoogleAuthProvider();
  // On a shared computer, the account of whoever sat here before is not taken without asking.
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
