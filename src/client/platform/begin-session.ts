import type { Login } from '../../shared/account/schema';
import type { Role } from '../../shared/actor';
import { keepNoMore } from './local-storage';
import { setToken } from './token';

/**
 * Keeps a new session, and makes what is kept here its account's. Answers whether the page has to be loaded anew: somebody
 * else was here before, and what their visit left in memory goes with the page.
 */
export async function beginSession({ token, user }: Login, role: Role): Promise<boolean> {
  // Only here: most pages are opened by whoever is signed in already.
  const { takeOver } = await import('./owner');
  const wasAnothers = takeOver(user._id);
  const mustReload = setToken(token, role) && wasAnothers;
  // A quiz of the one before may still be open on this page.
  if (mustReload) keepNoMore();
  return mustReload;
}
