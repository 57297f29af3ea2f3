import type { Db } from '../../../server/db/open';
import { digestOf } from '../../../server/testing/database-digest';
import { aStage, STEPS } from '../../../server/testing/stage';
import type { Arranged } from '../../calls/call-table';
import { diceFrom } from './dice';
import { wrongWith } from './expect-answer';
import { type OddRequest, oddRequest } from './odd-requests';
import { whatIsSpoilt } from './what-is-spoilt';

export interface BadInputReport {
  readonly requests: number;
  readonly refused: number;
  readonly digests: number;
  readonly slowestMs: number;
  readonly failures: readonly string[];
}

/** Requests per stage: accepted ones would affect later ones. */
const ON_ONE_STAGE = 200;
/** Requests between checks for side effects of refused ones. */
const DIGEST_EVERY = 20;
const APART_MS = 20;
/** A late submission is refused but stored for the teacher. */
const KEPT_APART = {
  paths: /\/(quiz\/submit|attempts\.submit)\b/,
  status: 409,
  tables: ['late_submissions'],
};

/** Sends malformed requests to the real app, reproducibly by seed. */
export async function tryBadInput(options: { seed: number; requests: number }): Promise<BadInputReport> {
  const dice = diceFrom(options.seed);
  const failures: string[] = [];
  let [requests, refused, digests, slowestMs] = [0, 0, 0, 0];
  while (requests < options.requests) {
    const at: Arranged = { ...(await aStage(dice.pick(STEPS))), made: {} };
    const { world } = at;
    const fail = (what: string, request?: OddRequest) =>
      failures.push(
        `seed ${options.seed}, request ${requests}: ${request ? described(request) : ''} ${what}`,
      );
    for (let sent = 0; sent < ON_ONE_STAGE && requests < options.requests; sent += 1) {
      const request = oddRequest(at, dice);
      const isCompared = dice.oneIn(DIGEST_EVERY);
      if (isCompared) await world.deps.background.idle();
      const leftOut = KEPT_APART.paths.test(request.path) ? KEPT_APART.tables : [];
      const before = isCompared ? digestsOf(world.deps.db, leftOut) : undefined;
      world.clock.advance(APART_MS);
      const startedMs = performance.now();
      const response = await world.app.request(toRequest(request));
      const tookMs = performance.now() - startedMs;
      requests += 1;
      slowestMs = Math.max(slowestMs, tookMs);
      const wrong = await wrongWith(request, response, tookMs);
      if (wrong) fail(wrong, request);
      if (response.status < 400) continue;
      refused += 1;
      if (!before) continue;
      digests += 1;
      const side = response.status === KEPT_APART.status ? 'rest' : 'all';
      if (digestsOf(world.deps.db, leftOut)[side] !== before[side])
        fail(`refused with ${response.status}, but changed something`, request);
    }
    await world.deps.background.idle();
    for (const what of await whatIsSpoilt(at)) fail(what);
  }
  return { requests, refused, digests, slowestMs: Math.round(slowestMs), failures };
}

const digestsOf = (db: Db, leftOut: readonly string[]) => ({
  all: digestOf(db),
  rest: digestOf(db, leftOut),
});

const toRequest = ({ method, path, headers, body }: OddRequest) =>
  new Request(`http://localhost${path}`, { method, headers, ...(body !== undefined && { body }) });

function described({ method, path, headers, body }: OddRequest): string {
  const { Authorization: _, ...shown } = headers;
  const text = body instanceof FormData ? JSON.stringify([...body]) : body === undefined ? '' : String(body);
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(shown).slice(0, 200)} ${text.slice(0, 300)}`;
}
