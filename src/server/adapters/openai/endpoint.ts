import type { OpenAI } from 'openai';
import { slots } from '../../rules/slots';
import { INSTRUCTIONS, RESPONSE_FORMAT } from './prompt';

/** The server and its timeouts, which are for tests. */
export interface EndpointOptions {
  readonly apiKey: string | null;
  readonly baseUrl: string;
  readonly model: string;
  readonly callsAtOnce?: number;
  /** Per try, from the first byte sent to the last received. */
  readonly timeoutMs?: number;
  /** Before the second try; doubled before the third. */
  readonly backOffMs?: number;
  readonly restMs?: number;
  /** A monotonic clock. */
  readonly monotonicMs?: () => number;
}

export interface Said {
  /** '' if the model refused or was silent. */
  readonly content: string;
  /** The server's count; null if it has none. */
  readonly tokens: number | null;
}

const TRIES = 3;
const FAILURES_BEFORE_REST = 10;
const LONGEST_WAIT_MS = 20_000;
const TOO_MANY = 429;

export type Endpoint = ReturnType<typeof openaiEndpoint>;

/**
 * One chat completion: three tries with growing pauses, limited concurrency, and a circuit breaker, for which an unusable reply
 * is a failure. Throws without a reply.
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
      // The SDK's timeout ends with the headers; this one also ends a stalled body.
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
        // A busy server is not broken unless it stays busy.
        if (statusOf(error) !== TOO_MANY || isLast) breaker.failed();
        if (isLast) throw error;
        await wait(retryAfterMs(error) ?? backOffMs * 2 ** (attempt - 1) * (1 + Math.random()));
      }
    }
  };
}

/** No request was sent: the server has failed too often recently. */
class EndpointResting extends Error {
  override readonly name = 'EndpointResting';
  constructor() {
    super('The AI server failed repeatedly and is left alone for a while.');
  }
}

interface BreakerOptions {
  readonly failures: number;
  readonly restMs: number;
  readonly now: () => number;
}

/** A circuit breaker: after consecutive failures it rests, then a single call probes the server. */
function circuitBreaker({ failures, restMs, now }: BreakerOptions) {
  let failed = 0;
  let restsUntil = 0;
  return {
    /** Throws while resting. */
    check() {
      if (failed < failures) return;
      if (now() < restsUntil) throw new EndpointResting();
      restsUntil = now() + restMs;
    },
    succeeded() {
      failed = 0;
    },
    failed() {
      failed += 1;
      if (failed === failures) restsUntil = now() + restMs;
    },
  };
}

async function clientFor({ apiKey, baseUrl }: EndpointOptions): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  // All from our settings: the SDK would also read OPENAI_ORG_ID and others from the environment.
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

/** Whether a retry may help: errors caused by the request recur, others and timeouts may not. */
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
