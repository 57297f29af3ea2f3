import type { Context } from 'hono';
import { MULTIPART_BODY_MAXIMUM_BYTES } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import { turns } from '../rates/limiters';
import { isLargeForm } from './admit';
import type { AppEnv } from './app-env';
import { parseJson, readBody } from './read-body';

/** So many images are read into memory at once, whoever sends them; what else arrives waits on its connection. */
const largeForms = turns({ atOnce: 5, waiting: 200, patienceMs: 20_000 });
const RETRY_SECONDS = 5;

/**
 * A multipart body as a form; a JSON body as its value; anything else as undefined. An image waits for its turn before anything
 * of it is read, and is refused (503) when that takes too long.
 */
export async function readForm(c: Context<AppEnv>): Promise<unknown> {
  if (!isLargeForm(c.req.raw)) return readWhole(c);
  const endTurn = await largeForms.take('all');
  if (!endTurn) throw new DomainError('unavailable', messages.imagesBusy, RETRY_SECONDS);
  try {
    return await readWhole(c);
  } finally {
    endTurn();
  }
}

async function readWhole(c: Context<AppEnv>): Promise<unknown> {
  const body = await readBody(c, MULTIPART_BODY_MAXIMUM_BYTES);
  const type = c.req.header('Content-Type') ?? '';
  if (!type.startsWith('multipart/form-data')) return parseJson(body);
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return undefined;
  }
}
