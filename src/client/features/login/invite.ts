import { useEffect } from 'react';
import { paths } from '../../../shared/paths';
import { readInTab, removeInTab, writeInTab } from '../../platform/tab-storage';
import { cell, useWatched } from '../../watched';

/** In the storage of the tab: the way through a provider's page loads this one anew. */
const KEY = 'teacherInvite';

const invite = cell<string | null>(null);

// Before anything is shown.
takeInvite();

/** Takes an invite out of the address, and with it out of what is shown and bookmarked; the tab keeps it until it is used. */
function takeInvite(): void {
  if (location.pathname !== paths.teacherLogin) return;
  const taken = new URLSearchParams(location.hash.slice(1)).get('invite');
  if (taken) {
    writeInTab(KEY, taken);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  invite.set(taken ?? readInTab(KEY));
}

/** The invite that the sign-in brings along, if somebody came by one. */
export const heldInvite = (): string | null => invite.get();

/** It is used, or good for nothing, or not wanted. */
export function dropInvite(): void {
  removeInTab(KEY);
  invite.set(null);
}

/** Whether somebody came by an invite; another one may be pasted into the same tab, which loads nothing by itself. */
export function useHasInvite(): boolean {
  useEffect(() => {
    window.addEventListener('hashchange', takeInvite);
    return () => window.removeEventListener('hashchange', takeInvite);
  }, []);
  return useWatched(invite) !== null;
}
