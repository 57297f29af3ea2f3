import type Razorpay from 'razorpay';
import * as z from 'zod';
import type { RazorpayConfig } from '../../settings/payments';

/** Verifying asks at most twice, and a person waits for it: together under 15 s. */
const ANSWER_WITHIN_MS = 6000;
const ANSWER_MAXIMUM_BYTES = 1024 * 1024;
const REASON_MAXIMUM_LENGTH = 200;

/** Why Razorpay gave no usable answer: its own words, never what was sent or whom it was sent for. */
export class RazorpayError extends Error {
  override readonly name = 'RazorpayError';

  constructor(
    /** The HTTP status, 0 when no answer came. */
    readonly status: number,
    readonly reason: string,
  ) {
    super(status === 0 ? `Razorpay did not answer: ${reason}` : `Razorpay answered ${status}: ${reason}`);
  }
}

/** One question to Razorpay's API, and the shape that its answer must have. */
export type AskRazorpay = <Shape extends z.ZodType>(
  shape: Shape,
  question: (razorpay: Razorpay) => Promise<unknown>,
) => Promise<z.infer<Shape>>;

/** Asks through the SDK, which is loaded at the first question. Rejects with a RazorpayError. */
export function razorpayApi(
  config: Pick<RazorpayConfig, 'keyId' | 'keySecret' | 'apiUrl'>,
  answerWithinMs = ANSWER_WITHIN_MS,
): AskRazorpay {
  let loaded: Promise<Razorpay> | undefined;
  return async (shape, question) => {
    loaded ??= load(config, answerWithinMs);
    let answer: unknown;
    try {
      answer = await question(await loaded);
    } catch (failure) {
      throw errorOf(failure);
    }
    const read = shape.safeParse(answer);
    if (!read.success) throw new RazorpayError(200, 'something that is not understood.');
    return read.data;
  };
}

/** The HTTP client inside the SDK, which its own types leave out. */
interface Requests {
  readonly defaults: Record<string, unknown>;
  readonly interceptors: {
    readonly request: { use(change: <Request extends object>(request: Request) => Request): void };
    readonly response: { use(passed: undefined, failed: (failure: HttpFailure) => never): void };
  };
}

const apiSchema = z.object({ rq: z.custom<Requests>(isHttpClient) });

function isHttpClient(value: unknown): boolean {
  return typeof value === 'function' && 'defaults' in value && 'interceptors' in value;
}

interface HttpFailure {
  readonly code?: string;
  readonly response?: { readonly status: number; readonly data: unknown };
}

async function load(
  { keyId, keySecret, apiUrl }: Pick<RazorpayConfig, 'keyId' | 'keySecret' | 'apiUrl'>,
  answerWithinMs: number,
): Promise<Razorpay> {
  const { default: Sdk } = await import('razorpay');
  const razorpay = new Sdk({ key_id: keyId, key_secret: keySecret });
  const { rq: requests } = apiSchema.parse(razorpay.api);
  // A redirect would carry the keys elsewhere.
  Object.assign(requests.defaults, {
    baseURL: apiUrl,
    maxRedirects: 0,
    maxContentLength: ANSWER_MAXIMUM_BYTES,
  });
  // The client's own timeout starts anew with every byte, so that a slow answer would never end.
  requests.interceptors.request.use((request) =>
    Object.assign(request, { signal: AbortSignal.timeout(answerWithinMs) }),
  );
  // Without an answer the SDK fails over its missing response with a TypeError that says nothing.
  requests.interceptors.response.use(undefined, ({ code, response }) => {
    throw { response: response ?? { status: 0, data: { error: { description: code ?? 'no reason' } } } };
  });
  return razorpay;
}

const failureSchema = z.object({
  statusCode: z.number(),
  error: z.object({ description: z.string() }).optional().catch(undefined),
});

function errorOf(failure: unknown): RazorpayError {
  const read = failureSchema.safeParse(failure);
  if (!read.success) return new RazorpayError(0, 'its answer could not be read.');
  const { statusCode, error } = read.data;
  return new RazorpayError(statusCode, (error?.description ?? 'no reason').slice(0, REASON_MAXIMUM_LENGTH));
}
