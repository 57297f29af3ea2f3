import type Razorpay from 'razorpay';
import * as z from 'zod';
import type { RazorpayConfig } from '../../settings/payments';

/** A verification asks at most twice while a person waits: together under 15 s. */
const ANSWER_WITHIN_MS = 6000;
const ANSWER_MAXIMUM_BYTES = 1024 * 1024;
const REASON_MAXIMUM_LENGTH = 200;

/** Why Razorpay's reply was unusable: its own words, never the request or the buyer. */
export class RazorpayError extends Error {
  override readonly name = 'RazorpayError';

  constructor(
    /** HTTP status; 0 without a reply. */
    readonly status: number,
    readonly reason: string,
  ) {
    super(status === 0 ? `Razorpay did not answer: ${reason}` : `Razorpay answered ${status}: ${reason}`);
  }
}

/** One request to Razorpay's API with the schema of its reply. */
export type AskRazorpay = <Shape extends z.ZodType>(
  shape: Shape,
  question: (razorpay: Razorpay) => Promise<unknown>,
) => Promise<z.infer<Shape>>;

/** Asks through the SDK, loaded at the first request. Rejects with a RazorpayError. */
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

/** The SDK's HTTP client, missing in its types. */
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
  // A redirect would forward the keys.
  Object.assign(requests.defaults, {
    baseURL: apiUrl,
    maxRedirects: 0,
    maxContentLength: ANSWER_MAXIMUM_BYTES,
  });
  // The client's timeout restarts with every byte, so a slow reply would never end.
  requests.interceptors.request.use((request) =>
    Object.assign(request, { signal: AbortSignal.timeout(answerWithinMs) }),
  );
  // Without a reply the SDK throws a meaningless TypeError over the missing response.
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
