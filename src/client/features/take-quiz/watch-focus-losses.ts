import { certainFocusLosses, type FocusEventSeen, focusLossTracker } from '../../../shared/attempt/integrity';
import { RETURN_FLICKER_MS } from '../../../shared/constants';
import type { AwayReports } from './away-reports';

interface Watched {
  awayReports: AwayReports;
  /** Server-corrected, in epoch milliseconds. */
  now: () => number;
  questionId: () => string;
  /** Whether the student had gone before this began. */
  startsAway?: boolean;
  /** Whether leaving counts right now. */
  isCounting: () => boolean;
  /** A focus loss that is certainly one. */
  onNew: () => void;
  /** The student is back to stay. */
  onReturned: () => void;
}

const isInOwnFrame = () => document.activeElement instanceof HTMLIFrameElement;

/** Reports each focus loss of the page as the browser tells of it (spec §4 "Tab switching"); the answer ends it. */
export function watchFocusLosses({ awayReports, now, questionId, ...told }: Watched): () => void {
  let [stillAway, welcome]: (ReturnType<typeof setTimeout> | undefined)[] = [];
  let isWelcomeDue = false;
  const see = (kind: FocusEventSeen['kind'], intoOwnFrame = false) => {
    const isReturn = kind === 'focus' || kind === 'visible';
    if (!isReturn && !told.isCounting()) return;
    const before = awayReports.state();
    const state = focusLossTracker(before, { kind, atMs: now(), intoOwnFrame });
    if (state === before) return;
    awayReports.update(state, questionId());
    clearTimeout(stillAway);
    if (state.flickerAtMs !== null) stillAway = setTimeout(() => see('still-away'), RETURN_FLICKER_MS);
    if (certainFocusLosses(state) > certainFocusLosses(before)) told.onNew();
    isWelcomeDue = state.absence.length === 0 && (isWelcomeDue || before.absence.length > 0);
    clearTimeout(welcome);
    // Once the return lasts: what is drawn for it would hold up the events of a focus that flickers, and make them seem far apart.
    if (isWelcomeDue && state.flickerAtMs === null) welcome = setTimeout(returned, RETURN_FLICKER_MS);
  };
  const returned = () => {
    isWelcomeDue = false;
    told.onReturned();
  };
  // A click into a frame of the page has moved the focus by the time this is asked.
  const blur = () => see('blur', isInOwnFrame());
  const focus = () => see('focus');
  const pageHide = () => see('pagehide');
  const visibility = () => see(document.visibilityState === 'hidden' ? 'hidden' : 'visible');

  if (told.startsAway) see('hidden');
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
}
