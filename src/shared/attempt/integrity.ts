import { SAME_LEAVING_MS } from '../constants';

type LeavingKind = 'blur' | 'hidden' | 'pagehide';

/** What the browser tells about the focus of the page; a blur into a frame of the page itself is no leaving. */
export interface FocusEventSeen {
  readonly kind: LeavingKind | 'focus' | 'visible';
  /** Epoch milliseconds. */
  readonly atMs: number;
  readonly intoOwnFrame?: boolean;
}

/** One absence of the student from the quiz, in epoch milliseconds; null until the return. */
export interface Leaving {
  readonly leftAtMs: number;
  readonly returnedAtMs: number | null;
}

export interface LeavingState {
  readonly leavings: readonly Leaving[];
  /** The kinds of events that belong to the present absence; none while the student is here. */
  readonly absence: readonly LeavingKind[];
}

export const noLeavings: LeavingState = { leavings: [], absence: [] };

/**
 * The leavings after one more browser event (contract "Focus"): a leaving counts at its first event; what follows within
 * 500 ms, and an event of another kind before any return, belongs to it; the same kind again later is a new leaving.
 */
export function leavingTracker(state: LeavingState, event: FocusEventSeen): LeavingState {
  if (event.kind === 'focus' || event.kind === 'visible') return afterReturn(state, event.atMs);
  if (event.kind === 'blur' && event.intoOwnFrame === true) return state;
  const last = state.leavings.at(-1);
  const isSoonAfter = last !== undefined && event.atMs - last.leftAtMs <= SAME_LEAVING_MS;
  const isOtherKind = state.absence.length > 0 && !state.absence.includes(event.kind);
  if (last === undefined || !(isSoonAfter || isOtherKind)) {
    const leaving = { leftAtMs: event.atMs, returnedAtMs: null };
    return { leavings: [...state.leavings, leaving], absence: [event.kind] };
  }
  const absence = [...new Set([...state.absence, event.kind])];
  return { leavings: [...state.leavings.slice(0, -1), { ...last, returnedAtMs: null }], absence };
}

function afterReturn(state: LeavingState, atMs: number): LeavingState {
  const last = state.leavings.at(-1);
  if (last === undefined || state.absence.length === 0) return state;
  return { leavings: [...state.leavings.slice(0, -1), { ...last, returnedAtMs: atMs }], absence: [] };
}
