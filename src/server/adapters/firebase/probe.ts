import { type Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { errorCodeOf } from '../../rules/error-code';

const PATIENCE_MS = 10_000;

/** Google's reply, or why there was none. */
export type Reply =
  | { readonly status: number; readonly date: string; readonly body: unknown; readonly isPage: boolean }
  | { readonly fault: string };

/** Asks Google as a sign-in would; POST with a body. Never throws. */
export type Ask = (
  url: string,
  options?: { readonly body?: unknown; readonly referer?: string },
) => Promise<Reply>;

export const askThrough =
  (agent: Agent, patienceMs = PATIENCE_MS): Ask =>
  (url, { body, referer } = {}) =>
    new Promise((resolve) => {
      const fail = (error: unknown) =>
        resolve({ fault: errorCodeOf(error) || (error instanceof Error ? error.message : String(error)) });
      const asking = request(
        url,
        {
          agent,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            'Content-Type': 'application/json',
            // A key may be restricted to this site's pages.
            ...(referer && { Referer: referer }),
          },
          signal: AbortSignal.timeout(patienceMs),
        },
        (response) => {
          text(response).then(
            (answer) =>
              resolve({
                status: response.statusCode ?? 0,
                date: response.headers.date ?? '',
                body: jsonIn(answer),
                isPage: response.headers['content-type']?.startsWith('text/html') === true,
              }),
            fail,
          );
        },
      );
      asking.on('error', fail);
      asking.end(body === undefined ? undefined : JSON.stringify(body));
    });

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reason and message of Google's refusal in one searchable text. */
export function wordsOf(reply: Reply): string {
  if ('fault' in reply) return reply.fault;
  const { error } = (reply.body ?? {}) as { error?: unknown };
  return JSON.stringify(error ?? null);
}
