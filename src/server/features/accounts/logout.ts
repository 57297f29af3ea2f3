import type { Actor } from '../../../shared/actor';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { deleteSession } from './store';

/** Ends the actor's current session. */
export function logout({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }): { message: string } {
  deleteSession(db, actor.sessionId);
  return { message: messages.loggedOut };
}
