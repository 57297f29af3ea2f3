import { subscribe } from 'node:diagnostics_channel';
import { errorCodeOf } from '../../server/rules/error-code';

/** The outcome of a call; status 0 means no response, so that it is unknown whether the call took effect. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a reliability test reads answers of every shape.
  readonly body: any;
  readonly retryAfter: string | null;
  readonly isCut: boolean;
  /** Node's reason for a missing response. */
  readonly reason: string;
  /** When the request was sent completely, by performance.now(); undefined if never. */
  readonly sentMs: number | undefined;
}

/** A signed-in user whose calls never throw. */
export interface Client {
  readonly id: string;
  readonly token: string;
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  mutate(procedure: string, input: unknown): Promise<Answer>;
}

const GIVE_UP_MS = 30_000;

const NUMBER_HEADER = 'x-call-number';
const sentMsOf = new Map<string, number>();
let callsMade = 0;

subscribe('undici:request:bodySent', (message) => {
  const [, number] = new RegExp(`${NUMBER_HEADER}\\W+(\\d+)`).exec(String(headersIn(message))) ?? [];
  if (number) sentMsOf.set(number, performance.now());
});

/** The headers of fetch's request: a list or a text, depending on the Node version. */
const headersIn = (message: unknown): unknown =>
  (message as { request: { headers: unknown } }).request.headers;

export async function signIn(url: string, role: 'teacher' | 'student', name: string): Promise<Client> {
  const nobody = clientOf(url, '', '');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@school.example`;
  const { body: issued } = await nobody.call('POST', '/auth/demo/id-token', { name, email });
  const { status, body, reason } = await nobody.call('POST', `/auth/login/${role}`, issued);
  if (status !== 200)
    throw new Error(`${name} could not sign in: ${status} ${reason} ${JSON.stringify(body)}`);
  return clientOf(url, body.token, body.user._id);
}

export function clientOf(url: string, token: string, id: string): Client {
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const isForm = body instanceof FormData;
    let response: Response | undefined;
    callsMade += 1;
    const number = String(callsMade);
    const sentMs = () => {
      const ms = sentMsOf.get(number);
      sentMsOf.delete(number);
      return ms;
    };
    try {
      response = await fetch(url + path, {
        method,
        headers: {
          [NUMBER_HEADER]: number,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(isForm ? {} : { 'Content-Type': 'application/json' }),
        },
        signal: AbortSignal.timeout(GIVE_UP_MS),
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const retryAfter = response.headers.get('Retry-After');
      const answer = await response.json();
      return {
        status: response.status,
        body: answer,
        retryAfter,
        isCut: false,
        reason: '',
        sentMs: sentMs(),
      };
    } catch (error) {
      return {
        status: 0,
        body: undefined,
        retryAfter: null,
        isCut: response !== undefined,
        reason: errorCodeOf(error) || String(error),
        sentMs: sentMs(),
      };
    }
  };
  return {
    id,
    token,
    call: send,
    async mutate(procedure, input) {
      const answer = await send('POST', `/trpc/${procedure}`, input);
      const { result, error } = answer.body ?? {};
      return { ...answer, body: result?.data ?? error?.data };
    },
  };
}

/** The body of a response that must succeed, for setup steps. */
export async function done(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body, reason } = await answer;
  if (status === 200) return body;
  throw new Error(
    `A call that prepares the reliability test answered ${status} ${reason} ${JSON.stringify(body)}`,
  );
}
