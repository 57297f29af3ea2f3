import type { Context, MiddlewareHandler } from 'hono';
import type { Actor, Operator, Student, Teacher } from '../../shared/actor';
import { JSON_BODY_MAXIMUM_BYTES } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { refusals } from '../../shared/refusals';
import type { Callers } from '../calls/declare';
import type { Deps } from '../deps';
import { findSession } from '../features/accounts/find-session';
import { getOperatorSession } from '../features/operator/open-session';
import { countCall, takeTurn } from '../rates/limits';
import { type AppEnv, connectionOf, socketOf } from './app-env';
import { showKnown } from './connections';

/** The actor of an Authorization header; throws 401, or 429 for more calls than any page makes. */
function getActor(deps: Deps, authorization: string | undefined): Actor {
  const token = tokenIn(authorization);
  if (!token) throw new DomainError('unauthenticated', refusals.loginAgain);
  const session = findSession(deps, token);
  if (!session) throw new DomainError('unauthenticated', refusals.sessionEnded);
  countCall(deps, session.accountId);
  return session as Actor;
}

/** The teacher of an Authorization header; throws 401, 403. */
function getTeacher(deps: Deps, authorization: string | undefined): Teacher {
  const actor = getActor(deps, authorization);
  if (actor.role === 'teacher') return actor;
  throw new DomainError('forbidden', refusals.teachersOnly);
}

/** The student of an Authorization header; throws 401, 403. */
function getStudent(deps: Deps, authorization: string | undefined): Student {
  const actor = getActor(deps, authorization);
  if (actor.role === 'student') return actor;
  throw new DomainError('forbidden', refusals.studentsOnly);
}

/** The operator counts as one caller, however many pages are open. */
const OPERATOR = 'operator';

/** The operator session of an Authorization header; throws 401. */
function getOperator(deps: Deps, authorization: string | undefined): Operator {
  const token = tokenIn(authorization) ?? '';
  const operator = { role: 'operator', sessionId: getOperatorSession(deps, token) } as Operator;
  countCall(deps, OPERATOR);
  return operator;
}

export const findCaller: {
  readonly [Kind in keyof Callers]: (deps: Deps, authorization: string | undefined) => Callers[Kind];
} = { teacher: getTeacher, student: getStudent, signedIn: getActor, operator: getOperator };

const tokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];

/**
 * Authenticates the caller (401, 403, 429), then waits while the account has too many calls in progress. The body is
 * unread until then.
 */
export async function admit<Kind extends keyof Callers>(
  c: Context<AppEnv>,
  deps: Deps,
  kind: Kind,
): Promise<Callers[Kind]> {
  const actor = findCaller[kind](deps, c.req.header('Authorization'));
  const socket = socketOf(c);
  if (socket) showKnown(socket);
  const caller = 'accountId' in actor ? actor.accountId : OPERATOR;
  onceAnswered(c, await takeTurn(deps, caller, kindOf(c)));
  // The client has disconnected.
  if (socket?.destroyed) throw new DomainError('too_many', refusals.tooManyCalls);
  c.set('accountId', caller);
  return actor;
}

/** Runs a function once the response has been sent: until then the request holds resources. */
export function onceAnswered(c: Context<AppEnv>, act: () => void): void {
  const acts = c.get('onceAnswered');
  if (acts) acts.push(act);
  else act();
}

/** Notifies each request when its response has been sent. */
export const noteAnswers: MiddlewareHandler<AppEnv> = async (c, next) => {
  const acts: (() => void)[] = [];
  c.set('onceAnswered', acts);
  await next();
  if (acts.length === 0) return;
  const end = () => {
    c.set('onceAnswered', undefined);
    for (const act of acts) act();
  };
  const { outgoing } = connectionOf(c);
  if (!outgoing || outgoing.closed) end();
  else outgoing.once('close', end);
};

/** Closes the connection after the response if the rest of the request has not arrived by then. */
export function leaveUnread(c: Context<AppEnv>): void {
  const { incoming, outgoing } = connectionOf(c);
  c.header('Connection', 'close');
  outgoing?.once('finish', () => incoming?.complete || incoming?.socket.destroy());
}

function kindOf({ req }: Context): 'reads' | 'writes' | 'uploads' {
  if (req.method === 'GET') return 'reads';
  return isLargeForm(req.raw) ? 'uploads' : 'writes';
}

/** Whether a request may carry an image; also if its length is unknown. */
export const isLargeForm = (request: Request): boolean =>
  (request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false) && isLarge(request);

/** Whether a request may exceed the size of any JSON except answers. */
export const isLarge = ({ headers }: Request): boolean =>
  !(Number(headers.get('Content-Length') ?? Number.NaN) <= JSON_BODY_MAXIMUM_BYTES);
