import { useEffect } from 'react';

export interface UnsavedChanges {
  /** Whether the changes survive going to that address of the site. */
  readonly mayGoTo: (address: string) => boolean;
  /** Keeps what can be kept of them on this device, to be offered again; answers how much that is. */
  readonly keep: () => KeptChanges;
  /** Called when the person leaves all the same. */
  readonly leave: () => void;
  /** What is asked on the way out, where it is about something else than changes. */
  readonly question?: LeaveQuestion | undefined;
}

export interface LeaveQuestion {
  readonly title: string;
  readonly body: string;
}

export type KeptChanges = 'all' | 'all-but-image' | 'nothing';

let current: UnsavedChanges | undefined;

/** What would be lost by leaving now, if anything. */
export const findUnsavedChanges = (): UnsavedChanges | undefined => current;

const watched = new Set<() => boolean>();

/** Says of something that goes on being sent wherever its person is whether any of it is unsent; answers how to say no more. */
export function watchUnsaved(isUnsaved: () => boolean): () => void {
  watched.add(isUnsaved);
  return () => void watched.delete(isUnsaved);
}

/** Whether anything that was typed here is not saved: before a page goes away that nobody chose to leave. */
export const isAnythingUnsaved = (): boolean =>
  current !== undefined || [...watched].some((isUnsaved) => isUnsaved()) || isTypedInFocus();

function isTypedInFocus(): boolean {
  const focused = document.activeElement;
  const isText =
    focused instanceof HTMLTextAreaElement ||
    (focused instanceof HTMLInputElement && focused.type === 'text');
  return isText && focused.value.trim() !== '';
}

/** Called once all is saved, before leaving: the screen has had no time yet to say so itself. */
export function forgetUnsavedChanges(): void {
  current = undefined;
}

/** Marks the history entry that stands on top of a page with changes: Back leads off it before it leads away. */
export const GUARD_STATE = { guardsChanges: true } as const;

export function isAtGuard(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'guardsChanges' in state;
}

/** Puts the guarding entry on top, with the address as it is. */
export const standGuard = (): void => history.pushState(GUARD_STATE, '', location.href);

/** Asks whoever leaves while there are changes: LeaveGuard within the site, the browser when some of them would be lost. Keep the functions stable. */
export function useUnsavedChanges(has: boolean, { mayGoTo, keep, leave, question }: UnsavedChanges): void {
  useEffect(() => {
    if (!has) return;
    const changes = { mayGoTo, keep, leave, question };
    const warn = (event: BeforeUnloadEvent) => {
      if (keep() !== 'all') event.preventDefault();
    };
    current = changes;
    if (!isAtGuard()) standGuard();
    window.addEventListener('beforeunload', warn);
    return () => {
      if (current === changes) current = undefined;
      window.removeEventListener('beforeunload', warn);
    };
  }, [has, mayGoTo, keep, leave, question]);
}
