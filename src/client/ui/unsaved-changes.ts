import { useEffect } from 'react';

export interface UnsavedChanges {
  /** Whether the changes survive going to that address of the site. */
  readonly mayGoTo: (address: string) => boolean;
  /** Throws away what was kept of the changes; called when the person leaves all the same. */
  readonly discard: () => void;
}

let current: UnsavedChanges | undefined;

/** What would be lost by leaving now, if anything. */
export const findUnsavedChanges = (): UnsavedChanges | undefined => current;

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

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Holds back whoever leaves while there are changes; LeaveGuard asks. Keep both functions stable. */
export function useUnsavedChanges(has: boolean, { mayGoTo, discard }: UnsavedChanges): void {
  useEffect(() => {
    if (!has) return;
    const changes = { mayGoTo, discard };
    current = changes;
    if (!isAtGuard()) standGuard();
    window.addEventListener('beforeunload', warn);
    return () => {
      if (current === changes) current = undefined;
      window.removeEventListener('beforeunload', warn);
    };
  }, [has, mayGoTo, discard]);
}
