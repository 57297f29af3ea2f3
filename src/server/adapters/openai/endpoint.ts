import type { OpenAI } from 'openai';
import { slots } from '../../../shared/slots';
import { circuitBreaker, EndpointResting } from './breaker';
import { INSTRUCTIONS, RESPONSE_FORMAT } from './prompt';

/** Which server is asked, and how patiently; the times are for tests. */
export interface EndpointOptions {
  readonly apiKey: string | null;
  readonly baseUrl: string;
  readonly model: string;
  readonly callsAtOnce?: number;
  /** For each try, from the first byte sent to the last received. */
  readonly timeoutMs?: number;
  /** Before the second try; twice that before the third. */
  readonly backOffMs?: number;
  readonly restMs?: number;
  /** A clock that is never set. */
  readonly monotonicMs?: () => number;
}

export interface Said {
  /** Empty where the model refused or said nothing. */
  readonly content: string;
  /** What the server counted; null if it does not count. */
  readonly tokens: number | null;
}

const TRIES = 3;
const FAILURES_BEFORE_REST = 10;
const LONGEST_WAIT_MS = 20_000;
const TOO_MANY = 429;

export type Endpoint = ReturnType<typeof openaiEndpoint>;

/**
 * One question to the chat completions of a server: three tries with growing waits, so many calls at once, and none at all
 * while the server rests after many failures, of which an unusable answer is one. Throws when there is no answer in the end.
 */
export function openaiEndpoint(options: EndpointOptions) {
  const { model, callsAtOnce = 24, timeoutMs = 45_000, backOffMs = 500, restMs = 60_000 } = options;
  const { monotonicMs = () => performance.now() } = options;
  const inSlot = slots(callsAtOnce);
  const breaker = circuitBreaker({ failures: FAILURES_BEFORE_REST, restMs, now: monotonicMs });
  let client: Promise<OpenAI> | undefined;

  async function tryOnce(message: string): Promise<Said> {
    client ??= clientFor(options);
    const { chat } = await client;
    const completion = await chat.completions.create(
      {
        model,
        temperature: 0,
        messages: [
          { role: 'system', content: INSTRUCTIONS },
          { role: 'user', content: message },
        ],
        response_format: RESPONSE_FORMAT,
      },
      // The SDK's own timeout ends with the headers; a body that stops half-way has to end as well.
      { timeout: timeoutMs, signal: AbortSignal.timeout(timeoutMs) },
    );
    const content = completion.choices?.[0]?.message?.content ?? '';
    return { content, tokens: completion.usage?.total_tokens ?? null };
  }

  return async (message: string, isUsable: (content: string) => boolean): Promise<Said> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const said = await inSlot(async () => {
          breaker.check();
          return tryOnce(message);
        });
        if (isUsable(said.content)) breaker.succeeded();
        else breaker.failed();
        return said;
      } catch (error) {
        if (error instanceof EndpointResting) throw error;
        const isLast = attempt === TRIES || !mayHelpAgain(error);
        // A busy server is not a broken one, unless it stays busy.
        if (statusOf(error) !== TOO_MANY || isLast) breaker.failed();
        if (isLast) throw error;
        await wait(retryAfterMs(error) ?? backOffMs * 2 ** (attempt - 1) * (1 + Math.random()));
      }
    }
  };
}

async function clientFor({ apiKey, baseUrl }: EndpointOptions): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  // Everything from our settings: the SDK would also read OPENAI_ORG_ID and others from the environment.
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
  });
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** What the request itself caused will not change; anything else, and no answer at all, may. */
function mayHelpAgain(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 408 || status === 409 || status === TOO_MANY || status >= 500;
}

function retryAfterMs(error: unknown): number | undefined {
  if (!(error instanceof Error && 'headers' in error && error.headers instanceof Headers)) return undefined;
  const seconds = Number(error.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : undefined;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
