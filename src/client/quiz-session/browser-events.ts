import { STORAGE_KEYS } from '../../shared/constants';
import type { FocusEventSeen } from '../rules/attempt/integrity';
import { sawFocus } from '../rules/quiz-session/focus';
import { retried } from '../rules/quiz-session/operations';
import { type Running, serverCopyOf, withRunningEffects, withSync } from '../rules/quiz-session/running';
import type { RunningQuiz } from './running-quiz';

type FocusSeen = Omit<FocusEventSeen, 'atMs'>;

/** Reports the page's focus events; returns the cleanup. */
export function listenToFocus(see: (seen: FocusSeen) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const blur = () => see({ kind: 'blur', intoOwnFrame: isInOwnFrame() });
  const visibility = () => see({ kind: document.visibilityState === 'hidden' ? 'hidden' : 'visible' });
  window.addEventListener('blur', blur, { signal });
  window.addEventListener('focus', () => see({ kind: 'focus' }), { signal });
  window.addEventListener('pagehide', () => see({ kind: 'pagehide' }), { signal });
  document.addEventListener('visibilitychange', visibility, { signal });
  return () => listening.abort();
}

// A click into the page's own frame has moved the focus by then.
const isInOwnFrame = () => document.activeElement instanceof HTMLIFrameElement;

/** Reports the page's events to the quiz; returns the cleanup. */
export function listenToBrowser(quiz: RunningQuiz): () => void {
  const stopListening = listenToFocus((seen) => quiz.step((running) => sawFocus(running, seen)));
  const listening = new AbortController();
  const { signal } = listening;
  const goes = () => {
    quiz.step(leaving);
    quiz.noteHere(false);
  };
  const visibility = () => {
    if (document.visibilityState === 'hidden') return quiz.step(leaving);
    quiz.tickNow();
    quiz.step((running) => withSync(running, { isAskDue: true }));
  };
  window.addEventListener('pagehide', goes, { signal });
  document.addEventListener('visibilitychange', visibility, { signal });
  window.addEventListener('online', () => quiz.step(retried), { signal });
  listenForSignIn(quiz, signal);
  return () => {
    stopListening();
    listening.abort();
  };
}

/** Before the page unloads: stores and sends unsent data, except requests in back-off. */
export const leaving = (running: Running): Running =>
  withRunningEffects(serverCopyOf(running) === 'device' ? withSync(running, { gatherUntilMs: 0 }) : running, {
    kind: 'save',
  });

/** A signed-out student signs in in another tab. */
function listenForSignIn(quiz: RunningQuiz, signal: AbortSignal): void {
  let isSignedIn = false;
  const closeDialog = () => {
    if (isSignedIn) quiz.step((running) => withSync(running, { isSignedOut: false }));
    isSignedIn = false;
  };
  window.addEventListener('focus', closeDialog, { signal });
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      const isNews = key === STORAGE_KEYS.token && newValue !== null;
      if (!isNews || !quiz.store.getState().sync.isSignedOut) return;
      quiz.step(retried);
      // The student is still in the other tab: the dialog stays, and no focus loss counts, until the return.
      isSignedIn = true;
      if (document.hasFocus()) closeDialog();
    },
    { signal },
  );
}
