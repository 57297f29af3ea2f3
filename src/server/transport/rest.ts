import type { Context } from 'hono';
import { isFileAnswer } from '../calls/file-answer';
import type { Deps } from '../deps';
import { answerJson } from './json-answer';

export interface AppEnv {
  Variables: {
    requestId: string;
    /** Who the caller counts as; set before anything else is looked at. */
    address?: string;
    /** Set once the caller was let in. */
    accountId?: string;
    /** What is to be done once the answer has left. */
    onceAnswered?: (() => void)[] | undefined;
  };
}

export function answer(c: Context<AppEnv>, value: unknown, { log }: Pick<Deps, 'log'>): Response {
  c.header('Cache-Control', 'no-store');
  if (!isFileAnswer(value)) return answerJson(c, value, log);
  return c.body(value.bytes, 200, {
    'Content-Type': value.mediaType,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(value.fileName)}`,
  });
}
