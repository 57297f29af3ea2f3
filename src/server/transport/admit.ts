import type { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { Actor } from '../../shared/actor';
import { JSON_BODY_MAXIMUM_BYTES } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import type { Deps } from '../deps';
import { takeTurn } from '../rates/limits';
import type { AppEnv } from './rest';

/** Finds the person behind a request, in the role that a call is for. */
export type FindActor<Who extends Actor> = (deps: Deps, authorization: string | undefined) => Who;

/**
 * Lets a person in: whoever may not call is refused first (401, 403, 429); then the call waits while the account has too many
 * under way. Nothing of the body is read before.
 */
export async function admit<Who extends Actor>(
  c: Context<AppEnv>,
  deps: Deps,
  find: FindActor<Who>,
): Promise<Who> {
  const actor = find(deps, c.req.header('Authorization'));
  c.set('endTurn', await takeTurn(deps, actor.accountId, kindOf(c)));
  // Nobody waits any more for what would be worked out.
  if (connectionOf(c)?.destroyed) throw new DomainError('too_many', messages.tooManyCalls);
  return actor;
}

/** Ends the turn of a call once its answer has left: until then it takes up room. */
export const endTurns: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const endTurn = c.get('endTurn');
  if (!endTurn) return;
  const outgoing = connectionOf(c);
  if (!outgoing || outgoing.closed) endTurn();
  else outgoing.once('close', endTurn);
};

function kindOf({ req }: Context): 'reads' | 'writes' | 'uploads' {
  if (req.method === 'GET') return 'reads';
  return isLargeForm(req.raw) ? 'uploads' : 'writes';
}

/** Whether a request may carry an image; what does not say how long it is may. */
export function isLargeForm({ headers }: Request): boolean {
  const isForm = headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false;
  return isForm && !(Number(headers.get('Content-Length') ?? Number.NaN) <= JSON_BODY_MAXIMUM_BYTES);
}

/** The answer on its way; undefined where the request was made inside this process. */
const connectionOf = ({ env }: Context) => (env as { outgoing?: ServerResponse } | undefined)?.outgoing;
