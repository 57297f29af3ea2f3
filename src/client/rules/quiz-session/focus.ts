import { RETURN_FLICKER_MS } from '../../../shared/constants';
import {
  certainFocusLosses,
  type FocusEventSeen,
  type FocusLoss,
  type FocusLossState,
  focusLossTracker,
  isPageGone,
} from '../attempt/integrity';
import { isOpen } from './machine';
import { acted } from './operations';
import { type UnsentFocusLoss, withFocusLoss } from './outbox';
import { kept, nowOf, questionIdOf, type Running, withRunningEffects } from './running';

type Seen = Omit<FocusEventSeen, 'atMs'>;

/** Whether leaving the page counts now (spec §4 "Tab switching"): not if the app itself sends the student away. */
export const countsFocus = ({ session, sync }: Running): boolean =>
  !session.quiz.allowTabChange && isOpen(session) && !sync.isSignedOut;

/** New facts about focus losses, to report. */
export const focusNews = (
  before: FocusLossState,
  after: FocusLossState,
  questionId: string,
): { focusLoss: UnsentFocusLoss; isPageGone: boolean }[] =>
  after.focusLosses
    .filter(({ returnedAtMs }, index) => before.focusLosses[index]?.returnedAtMs !== returnedAtMs)
    .map((focusLoss) => ({
      focusLoss: toReport(focusLoss, questionId),
      isPageGone: isPageGone(focusLoss),
    }));

const toReport = (focusLoss: FocusLoss, questionId: string): UnsentFocusLoss => ({
  leftAt: focusLoss.leftAtMs,
  ...(focusLoss.returnedAtMs === null ? {} : { returnedAt: focusLoss.returnedAtMs }),
  questionId,
  ...(isPageGone(focusLoss) ? { page: 'gone' } : {}),
});

/** The state after a focus event. */
export function sawFocus(running: Running, seen: Seen): Running {
  const isReturn = seen.kind === 'focus' || seen.kind === 'visible';
  if (running.session.quiz.allowTabChange || (!isReturn && !countsFocus(running))) return running;
  const before = running.focus;
  const focus = focusLossTracker(before, { ...seen, atMs: nowOf(running) });
  if (focus === before) return running;
  const isWelcomeDue =
    focus.absence.length === 0 && (running.welcomeAtMs !== null || before.absence.length > 0);
  // After a lasting return: rendering would delay the events of a flickering focus.
  const lastsAtMs =
    focus.flickerAtMs === null ? running.elapsedMs + RETURN_FLICKER_MS : Number.POSITIVE_INFINITY;
  const welcomeAtMs = isWelcomeDue ? lastsAtMs : null;
  const reported = focusNews(before, focus, questionIdOf(running)).reduce(
    (result, news) => reportedAs(result, news.focusLoss, news.isPageGone),
    { ...running, focus, welcomeAtMs },
  );
  const isNew = certainFocusLosses(focus) > certainFocusLosses(before);
  return isNew
    ? acted(reported, { kind: 'focusLost', count: reported.session.focusLostCount + 1 })
    : reported;
}

/** When to re-check the focus, by the page's clock; infinity if not needed. */
export function focusDueMs({ focus, welcomeAtMs, elapsedMs, clock }: Running): number {
  const { flickerAtMs } = focus;
  const flickerEndMs =
    flickerAtMs === null
      ? Number.POSITIVE_INFINITY
      : elapsedMs + flickerAtMs + RETURN_FLICKER_MS - nowOf({ clock, elapsedMs });
  return Math.min(flickerEndMs, welcomeAtMs ?? Number.POSITIVE_INFINITY);
}

/** Applies decisions that only time makes: an unreturned focus is lost, a staying student is welcomed. */
export function focusWaited(running: Running): Running {
  const { welcomeAtMs, elapsedMs } = running;
  if (running.focus.flickerAtMs !== null) return sawFocus(running, { kind: 'still-away' });
  if (welcomeAtMs === null || welcomeAtMs > elapsedMs) return running;
  return acted({ ...running, welcomeAtMs: null }, { kind: 'returned' });
}

function reportedAs(running: Running, focusLoss: UnsentFocusLoss, isGone: boolean): Running {
  const noted = withRunningEffects(kept(running, withFocusLoss(focusLoss)), {
    kind: 'note-page-gone',
    focusLoss: isGone ? focusLoss : null,
  });
  // Only an immediate request survives an unload. The server identifies a focus loss by its time, so that one sent twice counts
  // once.
  const mustOvertake = running.sync.lanes['focus-loss'].isUnderWay && focusLoss.returnedAt === undefined;
  return mustOvertake ? withRunningEffects(noted, { kind: 'report-at-once', focusLoss }) : noted;
}
