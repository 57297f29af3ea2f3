import type { StartWindow } from '../../../shared/assignment/may-start';

/** A member's window: each end from the exception, else from the rule. */
export const windowOf = (
  rule: StartWindow,
  exception?: { readonly opensAt?: number | null; readonly closesAt?: number | null } | null,
): StartWindow => ({
  opensAt: exception?.opensAt ?? rule.opensAt,
  closesAt: exception?.closesAt ?? rule.closesAt,
});

/** Whether a window is not empty. */
export const isWindow = ({ opensAt, closesAt }: StartWindow): boolean =>
  opensAt === null || closesAt === null || opensAt < closesAt;

/** Whether a start is possible now or later. */
export const isAhead = ({ closesAt }: StartWindow, nowMs: number): boolean =>
  closesAt === null || nowMs < closesAt;

interface Timed {
  /** The student's total time. */
  readonly timeSeconds: number;
  readonly window: StartWindow;
}

/** The seconds that a window takes from a student who starts when it opens, or now if it is open. */
export function cutSeconds({ timeSeconds, window }: Timed, nowMs: number): number {
  const { opensAt, closesAt } = window;
  if (closesAt === null || !isAhead(window, nowMs)) return 0;
  return Math.max(0, timeSeconds - Math.floor((closesAt - (opensAt ?? nowMs)) / 1000));
}

/** The window of a class, closed to further starts. */
export const endedWindow = ({ opensAt, closesAt }: StartWindow, nowMs: number): StartWindow => ({
  opensAt: opensAt !== null && opensAt < nowMs ? opensAt : null,
  closesAt: Math.min(closesAt ?? nowMs, nowMs),
});
