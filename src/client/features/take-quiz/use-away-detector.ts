import { useEffect } from 'react';
import { type FocusEventSeen, leavingTracker } from '../../../shared/attempt/integrity';
import { isOpen } from '../../../shared/attempt/session';
import { TAB_CHANGE_LIMIT } from '../../../shared/constants';
import { announce } from '../../ui/announcements';
import type { QuizRunner } from './quiz-runner';
import { texts } from './texts';

const isInOwnFrame = () => document.activeElement instanceof HTMLIFrameElement;

/** Counts each leaving of the page (spec §4 "Tab switching"), unless the quiz allows it or the app itself leaves. */
export function useAwayDetector({ store, clock, awayReports, isSignedOut }: QuizRunner): void {
  useEffect(() => {
    if (store.get().quiz.allowTabChange) return;
    const earlier = store.get().focusLostCount;

    const see = (kind: FocusEventSeen['kind'], intoOwnFrame = false) => {
      const isReturn = kind === 'focus' || kind === 'visible';
      if (!isReturn && (!isOpen(store.get()) || isSignedOut.get())) return;
      const before = awayReports.state();
      const state = leavingTracker(before, { kind, atMs: clock.now(), intoOwnFrame });
      if (state === before) return;
      awayReports.update(state);
      const count = earlier + state.leavings.length;
      store.act({ kind: 'focusLost', count });
      if (before.absence.length > 0 && state.absence.length === 0) returned();
    };
    const returned = () => {
      store.act({ kind: 'returned' });
      announce(texts.tabsUsed(Math.min(store.get().focusLostCount, TAB_CHANGE_LIMIT)));
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
      window.removeEventListener('blur', blur);
      window.removeEventListener('focus', focus);
      window.removeEventListener('pagehide', pageHide);
      document.removeEventListener('visibilitychange', visibility);
    };
  }, [store, clock, awayReports, isSignedOut]);
}
