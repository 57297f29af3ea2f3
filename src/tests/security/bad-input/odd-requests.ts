import { callsByName } from '../../../server/mounts/all-calls';
import type { Arranged, Operation } from '../../calls/call-table';
import { allOperations, OPEN_ROUTES } from '../../calls/call-tables';
import type { Dice } from './dice';
import { oddBody } from './odd-bodies';
import { oddSegment, oddValue, spoilt } from './odd-values';

/** A request, with the parts it was made of. */
export interface OddRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND', 'BREW'];
const ODD_PATHS = [
  ...[
    '/',
    '//',
    '/trpc',
    '/trpc/',
    '/trpc//',
    '/api',
    '/api/',
    '/api/api/quiz/',
    '/quiz//',
    '/quiz/share',
    '/student/attempt/',
  ],
  ...[
    '/uploads/',
    '/uploads/..%2fquiz.sqlite',
    '/uploads/%2e%2e/secrets.json',
    '/.env',
    '/assets/../../secrets.json',
  ],
  ...[
    '/trpc/quizzes.get,quizzes.get?batch=1',
    '/trpc/__proto__',
    '/trpc/constructor',
    '/trpc/quizzes',
    '/trpc/quizzes.__proto__',
  ],
  ...[
    '/trpc/quizzes.get?input=',
    '/trpc/quizzes.get?input=%',
    '/trpc/quizzes.get?batch=2&input=[]',
    '/trpc/,,,?batch=1',
  ],
] as const;
const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ...['Bearer', 'Bearer ', 'bearer x y', 'Basic dTpw', 'Bearer \u00ff', `Bearer ${'x'.repeat(9000)}`].map(
    (value) => ['Authorization', value] as const,
  ),
  ...['text/html', '*/*', 'application/xml', '', 'text/event-stream', 'application/jsonl'].map(
    (value) => ['Accept', value] as const,
  ),
  ...([
    ['Range', 'bytes=0-,5-2'],
    ['If-None-Match', '*'],
    ['Expect', '200-ok'],
    ['X-HTTP-Method-Override', 'DELETE'],
  ] as const),
  ...([
    ['X-Forwarded-For', '1.2.3.4, ::1, %'],
    ['X-Forwarded-Proto', 'https'],
    ['Forwarded', 'for="_x"'],
    ['Origin', 'null'],
  ] as const),
  ...([
    ['Cookie', 'oidc_handover=%;;=;a'],
    ['trpc-accept', 'application/jsonl'],
    ['Content-Encoding', 'gzip'],
  ] as const),
  ...([
    ['Accept-Encoding', 'br;q=x, *'],
    ['X-Razorpay-Signature', 'zz'],
    ['X-Razorpay-Event-Id', '\u00e9'],
  ] as const),
];

/** The next request, from the server's operations and their inputs on a stage. */
export function oddRequest(at: Arranged, dice: Dice): OddRequest {
  const operation = dice.pick(allOperations);
  const request = dice.oneIn(14)
    ? astray(dice)
    : operation.trpc && (!operation.rest || dice.oneIn(2))
      ? overTrpc(operation.trpc, at, dice)
      : overRest(operation.rest, at, dice);
  const token = tokenFor(operation, at, dice);
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...request.headers };
  const [name, value] = dice.pick(ODD_HEADERS);
  return { ...request, headers: dice.oneIn(8) ? { ...headers, [name]: value } : headers };
}

/** Mostly an authorised user, so that the input is examined; only unauthorised ones try to sign out. */
function tokenFor({ rest, trpc, statuses }: Operation, at: Arranged, dice: Dice): string | undefined {
  if (/logout/.test(`${rest?.[0]} ${trpc?.[0]}`)) return undefined;
  const isOperators = statuses.student >= 400 && statuses.operator < 400;
  const likely = statuses.owner < 400 ? at.teacher : isOperators ? at.operator : at.student;
  return dice.oneIn(6)
    ? dice.pick([at.nobody, at.student, at.otherStudent, at.teacher, at.otherTeacher, at.operator]).token
    : likely.token;
}

function overRest(rest: Operation['rest'], at: Arranged, dice: Dice): OddRequest {
  if (!rest) return astray(dice);
  const [route, pathOf, bodyOf] = rest;
  const [method = 'GET', pattern = ''] = route.split(' ');
  const path = dice.oneIn(4) ? pattern.replace(/:\w+/g, () => oddSegment(dice)) : pathOf(at);
  const query = dice.oneIn(6)
    ? `?${dice.pick(['amount', 'country', 'quizId', '__proto__'])}=${oddSegment(dice)}`
    : '';
  const used = dice.oneIn(12) ? dice.pick(METHODS) : method;
  const prefix = dice.oneIn(3) ? '/api' : '';
  const target = prefix + (query ? path.split('?')[0] + query : path);
  return withBody({ method: used, path: target, headers: {} }, bodyOf?.(at), dice);
}

function overTrpc(
  [procedure, inputOf]: NonNullable<Operation['trpc']>,
  at: Arranged,
  dice: Dice,
): OddRequest {
  const isQuery = callsByName.get(procedure)?.kind === 'query';
  const name = dice.oneIn(15) ? `${procedure.split('.')[0]}.${oddSegment(dice)}` : procedure;
  const input = inputOf?.(at) ?? {};
  const batch = dice.oneIn(8);
  if (isQuery !== dice.oneIn(15)) {
    const value = dice.oneIn(8) ? oddValue(dice) : spoilt(input, dice);
    const text = JSON.stringify(batch ? { 0: value, 1: value } : value).slice(0, 60_000);
    const query = dice.oneIn(10) ? oddSegment(dice) : encodeURIComponent(text.toWellFormed());
    const path = batch ? `${name},${name}?batch=1&input=${query}` : `${name}?input=${query}`;
    return { method: 'GET', path: `/trpc/${path}`, headers: {} };
  }
  const path = batch ? `/trpc/${name},${name}?batch=1` : `/trpc/${name}`;
  const method = dice.oneIn(20) ? dice.pick(METHODS) : 'POST';
  return withBody({ method, path, headers: {} }, batch ? { 0: input, 1: input } : input, dice);
}

/** A path that does not exist, or not with this method. */
function astray(dice: Dice): OddRequest {
  const open = dice.pick(OPEN_ROUTES).replace(/^\w+ /, '').replace(/:\w+/, oddSegment(dice));
  const path = dice.pick([
    ...ODD_PATHS,
    open,
    open,
    `/${oddSegment(dice)}`,
    `/quiz/${oddSegment(dice)}/${oddSegment(dice)}`,
  ]);
  return withBody({ method: dice.pick(METHODS), path, headers: {} }, { title: 'Atoms' }, dice);
}

function withBody(request: OddRequest, input: unknown, dice: Dice): OddRequest {
  if (request.method === 'GET' || request.method === 'HEAD' || dice.oneIn(20)) return request;
  const { body, type } = oddBody(input, dice);
  return { ...request, body, headers: type === undefined ? {} : { 'Content-Type': type } };
}
