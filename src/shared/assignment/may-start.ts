import * as z from 'zod';

/** When an assigned quiz may be started; null: no bound of its own. Epoch milliseconds. */
export interface StartWindow {
  readonly opensAt: number | null;
  readonly closesAt: number | null;
}

export const START_REFUSALS = [
  'unpublished',
  'closed',
  'submitted',
  'not-assigned',
  'left-class',
  'over',
  'not-yet',
  'paused',
] as const;
export type StartRefusal = (typeof START_REFUSALS)[number];

/** Whether a student may start now; times are epoch milliseconds of the server. */
export const mayStartSchema = z.union([
  z.object({
    yes: z.literal(true),
    /** When the window ends, and with it the attempt; null without an end. */
    until: z.number().nullable(),
  }),
  z.object({
    no: z.literal(true),
    because: z.enum(START_REFUSALS),
    /** When it can be started, if nothing else changes. */
    from: z.number().exactOptional(),
    /** When its window ended. */
    ended: z.number().exactOptional(),
  }),
]);
export type MayStart = z.infer<typeof mayStartSchema>;

/** All that decides about a start. */
export interface StartRules {
  readonly isPublished: boolean;
  readonly acceptingResponses: boolean;
  readonly isPaused: boolean;
  readonly attempt: 'none' | 'running' | 'submitted';
  /** Null: the quiz is assigned to no class, and whoever has its share ID takes it. */
  readonly assignment: {
    /** One for each list of an assigned class that has the student. */
    readonly windows: readonly StartWindow[];
    /** Whether the student was on one of the lists before. */
    readonly hasLeft: boolean;
  } | null;
}

const no = (because: StartRefusal, when: { from?: number; ended?: number } = {}): MayStart => ({
  no: true,
  because,
  ...when,
});

/** Decides whether a student may start a quiz now: the page, the calls and the sentence that is read all come from here. */
export function mayStart(rules: StartRules, nowMs: number): MayStart {
  const { assignment, attempt } = rules;
  if (!rules.isPublished) return no('unpublished');
  // Who has begun goes on, whatever has changed since.
  if (attempt === 'running') return { yes: true, until: null };
  if (!rules.acceptingResponses) return no('closed');
  if (attempt === 'submitted') return no('submitted');
  const window = assignment ? bestWindow(assignment.windows, nowMs) : { opensAt: null, closesAt: null };
  if (!window) return no(assignment?.hasLeft ? 'left-class' : 'not-assigned');
  if (isOver(window, nowMs)) return no('over', { ended: endOf(window) });
  if (opensLater(window, nowMs)) return no('not-yet', { from: window.opensAt ?? nowMs });
  if (rules.isPaused) return no('paused');
  return { yes: true, until: window.closesAt };
}

const endOf = ({ closesAt }: StartWindow): number => closesAt ?? Number.POSITIVE_INFINITY;
const isOver = (window: StartWindow, nowMs: number): boolean => nowMs >= endOf(window);
const opensLater = ({ opensAt }: StartWindow, nowMs: number): boolean => opensAt !== null && nowMs < opensAt;

/** Of several: an open one before one that opens, that before one that is over; among equals the one that leaves most time. */
export function bestWindow<Window extends StartWindow>(
  windows: readonly Window[],
  nowMs: number,
): Window | undefined {
  const rank = (window: Window) => (isOver(window, nowMs) ? 2 : opensLater(window, nowMs) ? 1 : 0);
  const better = (one: Window, other: Window): number => {
    if (rank(one) !== rank(other)) return rank(one) - rank(other);
    if (rank(one) === 1 && one.opensAt !== other.opensAt) return (one.opensAt ?? 0) - (other.opensAt ?? 0);
    return endOf(one) === endOf(other) ? 0 : endOf(other) - endOf(one);
  };
  return windows.toSorted(better)[0];
}
