import { site } from '../../platform/site';

/** The maximum time for Google's window to hand over its result once this page has the focus again. */
const HAND_OVER_MS = 2500;
/** Safari has no `requestIdleCallback`. */
const SOON_MS = 200;

const loadSignIn = () => import('./firebase-sign-in');

/** Preloads the code of Google's window if this site uses it; returns a cancel function. */
export function prepareGoogleWindow(): () => void {
  if (site.identityProvider !== 'firebase') return () => {};
  const load = () =>
    loadSignIn().then(
      ({ prepareGoogle }) => void prepareGoogle(),
      // A press of the button retries and reports the failure.
      () => undefined,
    );
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(load, SOON_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(load);
  return () => cancelIdleCallback(idle);
}

/**
 * Signs in with Google; undefined if the window was closed. The SDK notices that after ten seconds, so
 * `onBack` is called when the user is back on this page without a result. A later result still counts.
 */
export async function askGoogle(onBack: () => void): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onBack, HAND_OVER_MS);
  };
  window.addEventListener('focus', wait);
  try {
    const { signInWithGoogle } = await loadSignIn();
    return await signInWithGoogle();
  } finally {
    window.removeEventListener('focus', wait);
    clearTimeout(timer);
  }
}
