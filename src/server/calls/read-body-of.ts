import type { Context } from 'hono';
import { ANSWERS_BODY_MAXIMUM_BYTES, JSON_BODY_MAXIMUM_BYTES } from '../../shared/constants';
import type { AppEnv } from '../transport/app-env';
import { readQuestionForm } from '../transport/question-form';
import { parseJson, readBody } from '../transport/read-body';
import { readForm } from '../transport/read-form';
import type { Call } from './declare';

/** The body of a request as its call declares it; undefined where it is broken, so that it is refused in its order. */
export async function readBodyOf(c: Context<AppEnv>, { body, headers }: Call): Promise<unknown> {
  if (body === 'raw') {
    const named = Object.entries(headers).map(([field, header]) => [field, c.req.header(header)]);
    return { bytes: await readBody(c, JSON_BODY_MAXIMUM_BYTES), ...Object.fromEntries(named) };
  }
  if (body === 'form') return readQuestionForm(await readForm(c));
  const maximum = body === 'answers' ? ANSWERS_BODY_MAXIMUM_BYTES : JSON_BODY_MAXIMUM_BYTES;
  return parseJson(await readBody(c, maximum));
}
