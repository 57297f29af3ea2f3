import { expect } from 'vitest';
import { type Act, anyText, refusal } from './call-table';
import type { CallRow } from './call-tables';
import { stageOf } from './cast';
import { expectSaid } from './expect-said';
import { operationsOf } from './operations-of';
import { firstWayOf } from './ways';

const isOfStudent = ({ name }: Played, { who = 'teacher' }: Act): boolean =>
  ['student', 'otherStudent', 'nobody'].includes(who) && !name.startsWith('operator.');

type Played = Pick<CallRow, 'name' | 'row'>;

/** `code` in the documented body of a refusal. */
const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Checks that an act gets its documented response, over tRPC too. */
export async function expectAct(of: Played, name: string, act: Act): Promise<void> {
  const { at, answered } = await playAct(of, act);
  const { status, body, headers } = answered;
  const { status: wanted = 200, answer } = act;
  const error = wanted < 400 ? undefined : anyText;
  expect([name, status, body?.error]).toEqual([name, wanted, error]);
  if (answer !== undefined) {
    expect([name, body]).toEqual([
      name,
      typeof answer === 'string' ? refusal(answer, CODES[wanted]) : answer,
    ]);
  }
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(at.world.errors).toEqual([]);
  const twin = await playTwin(of, act);
  if (twin && wanted >= 400 && isOfStudent(of, act)) expectSaid(name, twin.body);
  if (twin) expect([name, twin.status, comparable(twin.body)]).toEqual([name, status, comparable(body)]);
}

/** Plays an act over REST. */
export async function playAct(of: Played, act: Act) {
  const at = await stageOf(of.row, act);
  const operation = operationOf(of, act);
  const actor = at[act.who ?? 'teacher'];
  if (act.sent === undefined) return { at, answered: await firstWayOf(operation).call(at, actor) };
  const [route = '', path] = operation.rest ?? [];
  return { at, answered: await actor.rest(route.split(' ')[0] ?? '', path?.(at) ?? '', act.sent) };
}

/** Plays the act over tRPC on another stage, if tRPC can carry its body. */
async function playTwin(of: Played, act: Act) {
  const { rest: _, ...trpcAlone } = operationOf(of, act);
  if (!trpcAlone.trpc || act.sent !== undefined) return undefined;
  const at = await stageOf(of.row, act);
  return firstWayOf(trpcAlone).call(at, at[act.who ?? 'teacher']);
}

function operationOf({ name, row }: Played, { input }: Act) {
  const [operation] = operationsOf(name, { ...row, ...(input && { input }) });
  if (!operation) throw new Error(`There is no way to ask for ${name}.`);
  return operation;
}

/** A response without values that differ on each run, and without tRPC's additions to a refusal. */
function comparable(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { requestId: _, httpStatus: __, path: ___, said: ____, ...rest } = body as Record<string, unknown>;
  // A file inside JSON.
  if (typeof rest.base64 === 'string') return JSON.parse(Buffer.from(rest.base64, 'base64').toString());
  const isMadeUp = (name: string) =>
    name === 'firebaseToken' || name === 'undo' || ('uploadId' in rest && /^(uploadId|imageUrl)$/.test(name));
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, isMadeUp(name) ? typeof value : value]),
  );
}
