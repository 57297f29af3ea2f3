import {
  type FOCUS_EVENT_KINDS,
  RELOAD_BACK_WITHIN_MS,
  RELOAD_HEARD_WITHIN_MS,
  RELOADS_FORGIVEN,
} from '../constants';

export type FocusEventKind = (typeof FOCUS_EVENT_KINDS)[number];

/** A page's report: `gone` means unloaded, perhaps to reload; `reloaded` that it was a reload. Epoch milliseconds. */
export interface FocusLossReport {
  readonly leftAt: number;
  readonly returnedAt: number | null;
  readonly page: 'gone' | 'reloaded' | null;
}

/**
 * A focus loss after a report (contract "Focus"): a reload that returns within 20 s does not count, five times per attempt.
 * Undecided while the page is gone, since a count never falls; decisions are final.
 */
export function judgeFocusLoss(known: {
  stored: { readonly kind: FocusEventKind; readonly receivedAt: number } | null;
  report: FocusLossReport;
  reloadCount: number;
  nowMs: number;
}): FocusEventKind {
  const { stored, report, reloadCount, nowMs } = known;
  if (stored !== null && stored.kind !== 'gone') return stored.kind;
  if (report.page === 'gone') return 'gone';
  const isForgiven =
    report.page === 'reloaded' &&
    isBackInTime(report) &&
    reloadCount < RELOADS_FORGIVEN &&
    (stored === null || nowMs <= reloadDeadline(stored));
  return isForgiven ? 'reloaded' : 'left';
}

/** How long the server waits for an unloaded page to report a reload. */
export const reloadDeadline = ({ receivedAt }: { receivedAt: number }): number =>
  receivedAt + RELOAD_HEARD_WITHIN_MS;

export const isBackInTime = ({
  leftAt,
  returnedAt,
}: Pick<FocusLossReport, 'leftAt' | 'returnedAt'>): boolean =>
  returnedAt !== null && returnedAt >= leftAt && returnedAt - leftAt <= RELOAD_BACK_WITHIN_MS;
