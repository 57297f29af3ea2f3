import { RETURN_FLICKER_MS, SAME_FOCUS_LOSS_MS } from '../../../shared/constants';

type FocusLossKind = 'blur' | 'hidden' | 'pagehide';

/**
 * A focus event of the browser; a blur into the page's own frame is no focus loss. `still-away` is the page's own report, a
 * moment after a blur that might have been a flicker.
 */
export interface FocusEventSeen {
  readonly kind: FocusLossKind | 'focus' | 'visible' | 'still-away';
  /** Epoch milliseconds. */
  readonly atMs: number;
  readonly intoOwnFrame?: boolean;
}

/** One absence from the quiz in epoch milliseconds; null until the return. */
export interface FocusLoss {
  readonly leftAtMs: number;
  readonly returnedAtMs: number | null;
  /** It began with the page's unload, possibly a reload, which only the tab's next page can tell. */
  readonly wentWithPage?: true;
}

export interface FocusLossState {
  readonly focusLosses: readonly FocusLoss[];
  /** The events of the current absence; empty while the student is here. */
  readonly absence: readonly FocusLossKind[];
  /** A blur right after a return (epoch milliseconds): a focus loss unless the focus is back immediately. */
  readonly flickerAtMs: number | null;
}

export const noFocusLosses: FocusLossState = { focusLosses: [], absence: [], flickerAtMs: null };

/**
 * The focus losses after another browser event (contract "Focus"): one counts at its first event; events within 500 ms, and of
 * another kind before a return, belong to it; the same kind later is a new one. A closing window gives the focus, takes it and
 * gives it again: less than 100 ms of that is no focus loss.
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

/** The number of certain focus losses: an unloaded page may be reloading. */
export const certainFocusLosses = ({ focusLosses }: FocusLossState): number =>
  focusLosses.filter((focusLoss) => !isPageGone(focusLoss)).length;

/** Whether the focus loss is of an unloaded page not seen again, such as one in the browser's back-forward cache. */
export const isPageGone = ({ wentWithPage, returnedAtMs }: FocusLoss): boolean =>
  wentWithPage === true && returnedAtMs === null;

/** Decides about a blur right after a return once more is known. */
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
