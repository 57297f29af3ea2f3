import { clearDrafts } from './drafts';
import { clearToken, leaveNobody } from './local-storage';
import { clearSavedQuiz } from './saved-quiz';
import { CLASS_MEMBER_KEY, removeInTab } from './tab-storage';
import { trpcClient } from './trpc-client';

type Hook = () => Promise<void>;

/** Nobody waits longer than this to sign out. */
const PATIENCE_MS = 5000;

const hooks = new Set<Hook>();

/** Something to do before the session ends, e.g. to send what is unsent; the answer takes it back. */
export function beforeSignOut(hook: Hook): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));

const sendUnsent = () => Promise.race([Promise.allSettled([...hooks].map((hook) => hook())), patience()]);

/** Sends what is unsent, ends the session, removes the token, the saved quiz and all drafts, and reloads (spec §4). */
export async function signOut(): Promise<void> {
  await sendUnsent();
  // The token is forgotten here even when the server cannot be told.
  await Promise.race([trpcClient.accounts.logout.mutate().catch(() => undefined), patience()]);
  forgetPerson();
}

/** The same, ending the sessions on all other devices, too. Rejects, and changes nothing, when the server cannot be told. */
export async function signOutEverywhere(): Promise<void> {
  await sendUnsent();
  await trpcClient.accounts.logoutEverywhere.mutate();
  forgetPerson();
}

function forgetPerson(): void {
  leaveNobody();
  clearToken();
  clearSavedQuiz();
  clearDrafts();
  removeInTab(CLASS_MEMBER_KEY);
  location.reload();
}
