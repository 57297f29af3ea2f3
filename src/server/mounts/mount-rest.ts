import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { isPlainObject } from '../../shared/parse';
import type { Site } from '../../shared/site';
import type { Call, Sent } from '../calls/declare';
import { isFileAnswer } from '../calls/file-answer';
import type { Deps } from '../deps';
import { admit } from '../transport/admit';
import type { AppEnv } from '../transport/app-env';
import { answerJson } from '../transport/json-answer';
import { originOf } from '../transport/origin';
import { readBodyOf } from '../transport/parse-body';
import { callsByName } from './all-calls';

/** In Hono's matching order. */
const routes = [...callsByName.values()]
  .flatMap((call) => call.rest.map((route) => ({ call, route })))
  .toSorted(literalsFirst);

/** Mounts the calls at their documented paths, at the root and under /api. */
export function mountRest(app: Hono<AppEnv>, deps: Deps, site: Pick<Site, 'publicUrl'>): void {
  for (const { call, route } of routes) {
    const [method = '', path = ''] = route.split(' ');
    const handler = async (c: Context<AppEnv>) =>
      answer(
        c,
        await call.perform(deps, {
          admit: (kind) => admit(c, deps, kind),
          read: () => readSent(c, call),
          origin: () => originOf(c, site),
        }),
        deps,
      );
    for (const prefix of ['', '/api']) app.on(method, prefix + path, handler);
  }
}

/** Hono takes the first match, so literal segments come before parameters. */
function literalsFirst({ route: one }: { route: string }, { route: other }: { route: string }): number {
  const shape = (route: string) => route.replaceAll(/:\w+/g, '~');
  return shape(one) < shape(other) ? -1 : 1;
}

/** The request: ids come from the path, or from body and query. */
async function readSent(c: Context<AppEnv>, call: Call): Promise<Sent> {
  const ids = c.req.param();
  if (c.req.method === 'GET') {
    const whole = { ...c.req.query(), ...ids };
    return { ids: whole, body: whole };
  }
  const areNamed = areAllIn(ids, call);
  const sent = call.input || !areNamed ? await readBodyOf(c, call) : {};
  const isDelete = c.req.method === 'DELETE';
  // A DELETE may have its ids in the query.
  const body = isDelete && sent === undefined ? {} : sent;
  if (!isPlainObject(body)) return { ids: areNamed ? ids : body, body };
  const inQuery = isDelete ? c.req.query() : named(c.req.query(), call.query);
  const whole = { ...inQuery, ...body, ...ids };
  return { ids: whole, body: whole };
}

/** The fields present. */
const named = (fields: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

const areAllIn = (inPath: Readonly<Record<string, string>>, { ids }: Call) =>
  !(ids instanceof z.ZodObject) || Object.keys(ids.shape).every((name) => name in inPath);

function answer(c: Context<AppEnv>, value: unknown, { log }: Pick<Deps, 'log'>): Response {
  c.header('Cache-Control', 'no-store');
  if (!isFileAnswer(value)) return answerJson(c, value, log);
  return c.body(value.bytes, 200, {
    'Content-Type': value.mediaType,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(value.fileName)}`,
  });
}
