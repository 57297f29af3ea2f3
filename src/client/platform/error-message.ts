import { type Said, say } from '../../shared/languages/said';

interface AnswerData {
  error?: unknown;
  said?: Said;
  code?: unknown;
  httpStatus?: unknown;
}

/** The server's `data` of an error; undefined for other errors. */
function dataOf(error: unknown): AnswerData | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  return typeof error.data === 'object' && error.data !== null ? error.data : undefined;
}

/** The server's message for the user, if any; in English where the page's language lacks it. */
export function serverSentence(error: unknown): string | undefined {
  const { said, error: english } = dataOf(error) ?? {};
  const sentence = (said && say(said)) ?? english;
  return typeof sentence === 'string' && sentence !== '' ? sentence : undefined;
}

/** The HTTP status, or undefined without a response. */
export function statusOf(error: unknown): number | undefined {
  const status = dataOf(error)?.httpStatus;
  return typeof status === 'number' ? status : undefined;
}

/** Whether the server could not be reached: no network, or a proxy's error. */
export const isUnreachable = (error: unknown): boolean => (statusOf(error) ?? 503) >= 502;

/** Whether the server gave no verdict, so that the same request may be sent again: unreachable, failing or limiting the rate. */
export const isUnanswered = (error: unknown): boolean => {
  const status = statusOf(error) ?? 503;
  return status >= 500 || status === 429;
};

/** The server's Retry-After in seconds, if any. */
export function retryAfterSeconds(error: unknown): number | undefined {
  if (!(error instanceof Error && 'meta' in error)) return undefined;
  const { response } = (error.meta ?? {}) as { response?: Response };
  const seconds = Number(response?.headers.get('Retry-After') ?? undefined);
  return seconds > 0 ? seconds : undefined;
}
