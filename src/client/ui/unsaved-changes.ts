import { useEffect } from 'react';

export interface UnsavedChanges {
  /** Whether the changes survive navigation to that address. */
  readonly mayGoTo: (address: string) => boolean;
  /** Stores as much as possible on this device, to be offered again; returns how much that was. */
  readonly keep: () => KeptChanges;
  readonly leave: () => void;
  /** Custom text of the leave prompt. */
  readonly question?: LeaveQuestion | undefined;
}

export interface LeaveQuestion {
  readonly title: string;
  readonly body: string;
}

export type KeptChanges = 'all' | 'all-but-image' | 'nothing';

let current: UnsavedChanges | undefined;

/** The changes that leaving now would lose, if any. */
export const findUnsavedChanges = (): UnsavedChanges | undefined => current;

const watched = new Set<() => boolean>();

/** Registers a check for unsent data of a background task; returns the cleanup. */
export function watchUnsaved(isUnsaved: () => boolean): () => void {
  watched.add(isUnsaved);
  return () => void watched.delete(isUnsaved);
}

/** Whether any input is unsaved; checked before the page reloads on its own. */
export const isAnythingUnsaved = (): boolean =>
  current !== undefined || [...watched].some((isUnsaved) => isUnsaved()) || isTypedInFocus();

function isTypedInFocus(): boolean {
  const focused = document.activeElement;
  const isText =
    focused instanceof HTMLTextAreaElement ||
    (focused instanceof HTMLInputElement && focused.type === 'text');
  return isText && focused.value.trim() !== '';
}

/** Called after saving and before leaving, when the screen has not rendered yet. */
export function forgetUnsavedChanges(): void {
  current = undefined;
}

/** Marks the guard entry in the history: Back leaves the guard before it leaves the page. */
export const GUARD_STATE = { guardsChanges: true } as const;

export function isAtGuard(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'guardsChanges' in state;
}

/** Pushes the guard entry, at the same address. */
export const pushGuardEntry = (): void => history.pushState(GUARD_STATE, '', location.href);

/** Asks before unsaved changes are lost: LeaveGuard within the site, the browser elsewhere. The functions must be stable. */
export function useUnsavedChanges(has: boolean, { mayGoTo, keep, leave, question }: UnsavedChanges): void {
  useEffect(() => {
    if (!has) return;
    const changes = { mayGoTo, keep, leave, question };
    const warn = (event: BeforeUnloadEvent) => {
      if (keep() !== 'all') event.preventDefault();
    };
    current = changes;
    if (!isAtGuard()) pushGuardEntry();
    window.addEventListener('beforeunload', warn);
    return () => {
      if (current === changes) current = undefined;
      window.removeEventListener('beforeunload', warn);
    };
  }, [has, mayGoTo, keep, leave, question]);
}
