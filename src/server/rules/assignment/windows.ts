import type { StartWindow } from '../../../shared/assignment/may-start';

/** The window of one member: each of its ends as the exception says, or else as the rule does. */
export const windowOf = (
  rule: StartWindow,
  exception?: { readonly opensAt?: number | null; readonly closesAt?: number | null } | null,
): StartWindow => ({
  opensAt: exception?.opensAt ?? rule.opensAt,
  closesAt: exception?.closesAt ?? rule.closesAt,
});

/** Whether a window has any time in it. */
export const isWindow = ({ opensAt, closesAt }: StartWindow): boolean =>
  opensAt === null || closesAt === null || opensAt < closesAt;

/** Whether somebody may start in it now or later. */
export const isAhead = ({ closesAt }: StartWindow, nowMs: number): boolean =>
  closesAt === null || nowMs < closesAt;

interface Timed {
  /** What the student has in all. */
  readonly timeSeconds: number;
  readonly window: StartWindow;
}

/** How many of a student's seconds a window takes away from who starts as soon as it opens, or now where it just is open. */
export function cutSeconds({ timeSeconds, window }: Timed, nowMs: number): number {
  const { opensAt, closesAt } = window;
  if (closesAt === null || !isAhead(window, nowMs)) return 0;
  return Math.max(0, timeSeconds - Math.floor((closesAt - (opensAt ?? nowMs)) / 1000));
}

/** The window of a class once nobody of it is to start any more. */
export const endedWindow = ({ opensAt, closesAt }: StartWindow, nowMs: number): StartWindow => ({
  opensAt: opensAt !== null && opensAt < nowMs ? opensAt : null,
  closesAt: Math.min(closesAt ?? nowMs, nowMs),
});
