import { useEffect } from 'react';
import { paths } from '../../../shared/paths';
import { readInTab, removeInTab, writeInTab } from '../../platform/tab-storage';
import { cell, useWatched } from '../../watched';

/** In the tab's storage, since a provider's page reloads this one. */
const KEY = 'teacherInvite';

const invite = cell<string | null>(null);

// Before the first render.
takeInvite();

/**
 * Removes an invite from the address, so that it is neither shown nor bookmarked; the tab keeps it until it
 * is used.
 */
function takeInvite(): void {
  if (location.pathname !== paths.teacherLogin) return;
  const taken = new URLSearchParams(location.hash.slice(1)).get('invite');
  if (taken) {
    writeInTab(KEY, taken);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  invite.set(taken ?? readInTab(KEY));
}

/** The invite to send with the sign-in, if there is one. */
export const heldInvite = (): string | null => invite.get();

/** Forgets an invite that is used, invalid or unwanted. */
export function dropInvite(): void {
  removeInTab(KEY);
  invite.set(null);
}

/** Whether there is an invite; pasting another link into the same tab does not reload the page. */
export function useHasInvite(): boolean {
  useEffect(() => {
    window.addEventListener('hashchange', takeInvite);
    return () => window.removeEventListener('hashchange', takeInvite);
  }, []);
  return useWatched(invite) !== null;
}
