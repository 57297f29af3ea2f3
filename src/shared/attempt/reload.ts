import {
  type FOCUS_EVENT_KINDS,
  RELOAD_BACK_WITHIN_MS,
  RELOAD_HEARD_WITHIN_MS,
  RELOADS_FORGIVEN,
} from '../constants';

export type FocusEventKind = (typeof FOCUS_EVENT_KINDS)[number];

/** What a page reports: `gone` went with its page, which may be a reload; `reloaded` was one. Times are epoch milliseconds. */
export interface FocusLossReport {
  readonly leftAt: number;
  readonly returnedAt: number | null;
  readonly page: 'gone' | 'reloaded' | null;
}

/**
 * What a focus loss is after a report (contract "Focus"): a reload whose page is back within 20 s is none, five times an
 * attempt. While a page is gone nothing is decided, since a count never falls; what was decided stays.
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
    (stored === null || nowMs <= goneUntil(stored));
  return isForgiven ? 'reloaded' : 'left';
}

/** Until when the server waits for a page that is gone to be back by a reload: its word may take a while. */
export const goneUntil = ({ receivedAt }: { receivedAt: number }): number =>
  receivedAt + RELOAD_HEARD_WITHIN_MS;

export const isBackInTime = ({
  leftAt,
  returnedAt,
}: Pick<FocusLossReport, 'leftAt' | 'returnedAt'>): boolean =>
  returnedAt !== null && returnedAt >= leftAt && returnedAt - leftAt <= RELOAD_BACK_WITHIN_MS;
