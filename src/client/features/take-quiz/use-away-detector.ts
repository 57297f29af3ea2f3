import { useEffect } from 'react';
import { certainLeavings, type FocusEventSeen, leavingTracker } from '../../../shared/attempt/integrity';
import { isOpen } from '../../../shared/attempt/session';
import { RETURN_FLICKER_MS } from '../../../shared/constants';
import { announce } from '../../ui/announcements';
import type { QuizRunner } from './quiz-runner';
import { texts } from './texts';

const isInOwnFrame = () => document.activeElement instanceof HTMLIFrameElement;

/** Counts each leaving of the page (spec §4 "Tab switching"), unless the quiz allows it or the app itself leaves. */
export function useAwayDetector({ store, clock, awayReports, isSignedOut, questionId }: QuizRunner): void {
  useEffect(() => {
    if (store.get().quiz.allowTabChange) return;
    let [stillAway, welcome]: (ReturnType<typeof setTimeout> | undefined)[] = [];
    let isWelcomeDue = false;
    const see = (kind: FocusEventSeen['kind'], intoOwnFrame = false) => {
      const isReturn = kind === 'focus' || kind === 'visible';
      if (!isReturn && (!isOpen(store.get()) || isSignedOut.get())) return;
      const before = awayReports.state();
      const state = leavingTracker(before, { kind, atMs: clock.now(), intoOwnFrame });
      if (state === before) return;
      awayReports.update(state, questionId());
      clearTimeout(stillAway);
      if (state.flickerAtMs !== null) stillAway = setTimeout(() => see('still-away'), RETURN_FLICKER_MS);
      const isNew = certainLeavings(state) > certainLeavings(before);
      if (isNew) store.act({ kind: 'focusLost', count: store.get().focusLostCount + 1 });
      isWelcomeDue = state.absence.length === 0 && (isWelcomeDue || before.absence.length > 0);
      clearTimeout(welcome);
      // Once the return lasts: what is drawn for it would hold up the events of a focus that flickers, and make them seem far apart.
      if (isWelcomeDue && state.flickerAtMs === null) welcome = setTimeout(returned, RETURN_FLICKER_MS);
    };
    const returned = () => {
      isWelcomeDue = false;
      store.act({ kind: 'returned' });
      const { focusLostCount, attempt } = store.get();
      announce(texts.tabsUsed(Math.min(focusLostCount, attempt.tabChangeLimit), attempt.tabChangeLimit));
    };
    // A click into a frame of the page has moved the focus by the time this is asked.
    const blur = () => see('blur', isInOwnFrame());
    const focus = () => see('focus');
    const pageHide = () => see('pagehide');
    const visibility = () => see(document.visibilityState === 'hidden' ? 'hidden' : 'visible');

    window.addEventListener('blur', blur);
    window.addEventListener('focus', focus);
    window.addEventListener('pagehide', pageHide);
    document.addEventListener('visibilitychange', visibility);
    return () => {
      clearTimeout(stillAway);
      clearTimeout(welcome);
      window.removeEventListener('blur', blur);
      window.removeEventListener('focus', focus);
      window.removeEventListener('pagehide', pageHide);
      document.removeEventListener('visibilitychange', visibility);
    };
  }, [store, clock, awayReports, isSignedOut, questionId]);
}
