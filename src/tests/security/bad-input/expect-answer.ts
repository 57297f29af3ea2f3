/** Responses to bad input must be fast, without server errors, and in the documented form when refused. */
export const SLOWEST_MS = 5000;

/** The fault of a response; undefined if it is as documented. */
export async function wrongWith(
  { method, path }: { readonly method: string; readonly path: string },
  response: Response,
  tookMs: number,
): Promise<string | undefined> {
  const text = await response.text();
  if (response.status >= 500) return `${response.status}: ${text.slice(0, 200)}`;
  if (tookMs > SLOWEST_MS) return `took ${Math.round(tookMs)} ms`;
  if (response.status < 400 && response.status !== 207) return undefined;
  if (method === 'HEAD') return undefined;
  const answers = /^\/trpc(\/|\?|$)/.test(path) ? trpcErrors(text) : [parsed(text)];
  const bad = answers.find((answer) => !isDocumented(answer));
  return bad === undefined ? undefined : `${response.status} in another form: ${text.slice(0, 200)}`;
}

function trpcErrors(text: string): unknown[] {
  const answers = [parsed(text)].flat() as { error?: { data?: unknown }; result?: unknown }[];
  return answers.filter((answer) => answer?.result === undefined).map((answer) => answer?.error?.data);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isDocumented(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { error, code, requestId } = answer as Record<string, unknown>;
  return (
    [error, code, requestId].every((field) => typeof field === 'string' && field !== '') &&
    !('stack' in answer)
  );
}
