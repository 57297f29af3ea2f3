interface AnswerData {
  error?: unknown;
  code?: unknown;
  httpStatus?: unknown;
}

/** The `data` that the server put beside an error, if the error came from the server at all. */
function dataOf(error: unknown): AnswerData | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  return typeof error.data === 'object' && error.data !== null ? error.data : undefined;
}

/** The sentence the server wrote for the person, or undefined when it did not answer with one. */
export function serverSentence(error: unknown): string | undefined {
  const sentence = dataOf(error)?.error;
  return typeof sentence === 'string' && sentence !== '' ? sentence : undefined;
}

/** The HTTP status of the answer, or undefined when no answer came. */
export function statusOf(error: unknown): number | undefined {
  const status = dataOf(error)?.httpStatus;
  return typeof status === 'number' ? status : undefined;
}

/** Whether a call failed because no answer of the server came: no network, or a proxy in front of a server that is away. */
export const isUnreachable = (error: unknown): boolean => (statusOf(error) ?? 503) >= 502;

/** In how many seconds the server wants to be asked again, if it said so. */
export function retryAfterSeconds(error: unknown): number | undefined {
  if (!(error instanceof Error && 'meta' in error)) return undefined;
  const { response } = (error.meta ?? {}) as { response?: Response };
  const seconds = Number(response?.headers.get('Retry-After') ?? undefined);
  return seconds > 0 ? seconds : undefined;
}
