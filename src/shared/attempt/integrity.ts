import { RETURN_FLICKER_MS, SAME_FOCUS_LOSS_MS } from '../constants';

type FocusLossKind = 'blur' | 'hidden' | 'pagehide';

/**
 * What the browser tells about the focus of the page; a blur into a frame of the page itself is no focus loss. `still-away` is
 * the page's own word, a moment after a blur that could have been a flicker.
 */
export interface FocusEventSeen {
  readonly kind: FocusLossKind | 'focus' | 'visible' | 'still-away';
  /** Epoch milliseconds. */
  readonly atMs: number;
  readonly intoOwnFrame?: boolean;
}

/** One absence of the student from the quiz, in epoch milliseconds; null until the return. */
export interface FocusLoss {
  readonly leftAtMs: number;
  readonly returnedAtMs: number | null;
  /** It began as the page went: it may be a reload, which only the next page of the tab can tell. */
  readonly wentWithPage?: true;
}

export interface FocusLossState {
  readonly focusLosses: readonly FocusLoss[];
  /** The kinds of events that belong to the present absence; none while the student is here. */
  readonly absence: readonly FocusLossKind[];
  /** When the focus went right after a return (epoch milliseconds): a focus loss, unless it is back at once. */
  readonly flickerAtMs: number | null;
}

export const noFocusLosses: FocusLossState = { focusLosses: [], absence: [], flickerAtMs: null };

/**
 * The focus losses after one more browser event (contract "Focus"): a focus loss counts at its first event; what follows within
 * 500 ms, and an event of another kind before any return, belongs to it; the same kind again later is a new focus loss. A
 * window that closes over the page gives the focus, takes it and gives it again: less than 100 ms of that are no focus loss.
 */
export function focusLossTracker(before: FocusLossState, event: FocusEventSeen): FocusLossState {
  const state = decideFlicker(before, event);
  const { kind, atMs } = event;
  if (kind === 'still-away') return state;
  if (kind === 'focus' || kind === 'visible') return afterReturn(state, atMs);
  if (kind === 'blur' && event.intoOwnFrame === true) return state;
  const last = state.focusLosses.at(-1);
  const isSoonAfter = last !== undefined && atMs - last.leftAtMs <= SAME_FOCUS_LOSS_MS;
  const isOtherKind = state.absence.length > 0 && !state.absence.includes(kind);
  if (last !== undefined && (isSoonAfter || isOtherKind)) {
    const absence = [...new Set([...state.absence, kind])];
    return {
      ...state,
      focusLosses: [...state.focusLosses.slice(0, -1), { ...last, returnedAtMs: null }],
      absence,
    };
  }
  const isRightAfterReturn =
    typeof last?.returnedAtMs === 'number' && atMs - last.returnedAtMs < RETURN_FLICKER_MS;
  if (kind === 'blur' && state.absence.length === 0 && isRightAfterReturn) {
    return { ...state, flickerAtMs: atMs };
  }
  return withFocusLoss(state, { leftAtMs: atMs, kind });
}

/** How many of the focus losses are known to be some: a page that goes may only be reloaded. */
export const certainFocusLosses = ({ focusLosses }: FocusLossState): number =>
  focusLosses.filter((focusLoss) => !isPageGone(focusLoss)).length;

/** Whether a focus loss is one of a page that went and has not been seen again, as one kept in memory by the browser can be. */
export const isPageGone = ({ wentWithPage, returnedAtMs }: FocusLoss): boolean =>
  wentWithPage === true && returnedAtMs === null;

/** Decides what a blur right after a return was, once there is more to go by. */
function decideFlicker(state: FocusLossState, { kind, atMs }: FocusEventSeen): FocusLossState {
  const { flickerAtMs } = state;
  if (flickerAtMs === null) return state;
  const isBrief = atMs - flickerAtMs < RETURN_FLICKER_MS;
  if (isBrief && (kind === 'focus' || kind === 'visible')) return { ...state, flickerAtMs: null };
  if (isBrief && kind === 'still-away') return state;
  return withFocusLoss(state, { leftAtMs: flickerAtMs, kind: 'blur' });
}

const withFocusLoss = (
  { focusLosses }: FocusLossState,
  { leftAtMs, kind }: { leftAtMs: number; kind: FocusLossKind },
): FocusLossState => ({
  focusLosses: [
    ...focusLosses,
    { leftAtMs, returnedAtMs: null, ...(kind === 'pagehide' ? { wentWithPage: true } : {}) },
  ],
  absence: [kind],
  flickerAtMs: null,
});

function afterReturn(state: FocusLossState, atMs: number): FocusLossState {
  const last = state.focusLosses.at(-1);
  if (last === undefined || state.absence.length === 0) return state;
  return {
    ...state,
    focusLosses: [...state.focusLosses.slice(0, -1), { ...last, returnedAtMs: atMs }],
    absence: [],
  };
}
