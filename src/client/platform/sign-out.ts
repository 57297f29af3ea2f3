import { clearDrafts } from './drafts';
import { clearToken, releaseOwner } from './local-storage';
import { clearSavedQuiz } from './saved-quiz';
import { CLASS_MEMBER_KEY, removeInTab } from './tab-storage';
import { trpcClient } from './trpc-client';

/** Resolves to false if something stays unsent. */
type Hook = () => Promise<unknown>;

/** Longest wait for the server during a sign-out. */
const PATIENCE_MS = 5000;

const hooks = new Set<Hook>();

/** Registers a step before sign-out, e.g. sending unsent data; returns the cleanup. */
export function beforeSignOut(hook: Hook): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Whether the server has everything. */
async function sendUnsent(): Promise<boolean> {
  const answers = await Promise.race([Promise.allSettled([...hooks].map((hook) => hook())), patience()]);
  return answers?.every((answer) => answer.status === 'fulfilled' && answer.value !== false) ?? false;
}

/**
 * Sends unsent data, ends the session, removes the token, the saved quiz and all drafts, and reloads (spec §4). Resolves to false,
 * with nothing ended, if something stays unsent that may not be lost.
 */
export async function signOut({ mayLose = true } = {}): Promise<boolean> {
  const isSent = await sendUnsent();
  if (!isSent && !mayLose) return false;
  // The token is removed here even if the server cannot be reached.
  await Promise.race([trpcClient.accounts.logout.mutate().catch(() => undefined), patience()]);
  forgetPerson();
  return true;
}

/** Signs out on all devices. Rejects without changes if the server cannot be reached. */
export async function signOutEverywhere(): Promise<void> {
  await sendUnsent();
  await trpcClient.accounts.logoutEverywhere.mutate();
  forgetPerson();
}

function forgetPerson(): void {
  releaseOwner();
  clearToken();
  clearSavedQuiz();
  clearDrafts();
  removeInTab(CLASS_MEMBER_KEY);
  location.reload();
}
