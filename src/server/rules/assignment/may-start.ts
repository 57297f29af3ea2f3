import type { MayStart, StartRefusal, StartWindow } from '../../../shared/assignment/may-start';

/** The facts that decide about a start. */
export interface StartRules {
  readonly isPublished: boolean;
  readonly acceptingResponses: boolean;
  readonly isPaused: boolean;
  readonly attempt: 'none' | 'running' | 'submitted';
  /** Null if the quiz is assigned to no class, so that its share ID is enough. */
  readonly assignment: {
    /** One for each list of an assigned class with the student. */
    readonly windows: readonly StartWindow[];
    /** Whether the student is a former member of one of the lists. */
    readonly hasLeft: boolean;
  } | null;
}

const no = (because: StartRefusal, when: { from?: number; ended?: number } = {}): MayStart => ({
  no: true,
  because,
  ...when,
});

/**
 * Decides whether a student may start a quiz now: the single source for the page, the calls and the sentence.
 */
export function mayStart(rules: StartRules, nowMs: number): MayStart {
  const { assignment, attempt } = rules;
  if (!rules.isPublished) return no('unpublished');
  // A running attempt continues even after a change of the rules.
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

/**
 * The best of several windows: an open one, then a future one, then a past one; among equals the one with the
 * most time.
 */
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
