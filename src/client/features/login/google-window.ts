import { site } from '../../platform/site';

/** So long may Google's window take to close and hand over its answer, once this page is in front again. */
const HAND_OVER_MS = 2500;
/** Safari does not tell when it is idle. */
const SOON_MS = 200;

const loadSignIn = () => import('./firebase-sign-in');

/** Loads what opens Google's window behind the page, where this site uses it; the answer takes it back. */
export function prepareGoogleWindow(): () => void {
  if (site.identityProvider !== 'firebase') return () => {};
  const load = () =>
    loadSignIn().then(
      ({ prepareGoogle }) => void prepareGoogle(),
      // The press of the button tries again, and says so.
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
 * Asks Google who it is; undefined when the window was closed. The SDK notices that after ten seconds: `onBack` tells
 * when somebody is back on this page without an answer. One that comes later still counts.
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
