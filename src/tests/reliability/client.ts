import { subscribe } from 'node:diagnostics_channel';
import { errorCodeOf } from '../../server/rules/error-code';

/** What a call came to: an answer, or none at all (status 0), after which nobody knows whether it was carried out. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a reliability test reads answers of every shape.
  readonly body: any;
  readonly retryAfter: string | null;
  /** The answer began and broke off. */
  readonly isCut: boolean;
  /** Why there was no answer, as Node names it. */
  readonly reason: string;
  /** When the call had gone out in full, by performance.now(); undefined when it never has. */
  readonly sentMs: number | undefined;
}

/** Somebody signed in, whose calls never throw. */
export interface Client {
  readonly id: string;
  /** The session token. */
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

/** The headers of fetch's own request, a list of names and values or one text, depending on the version. */
const headersIn = (message: unknown): unknown =>
  (message as { request: { headers: unknown } }).request.headers;

/** Signs in through the demo sign-in. */
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

/** The body of an answer that must be a success, for what a reliability test only prepares. */
export async function done(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body, reason } = await answer;
  if (status === 200) return body;
  throw new Error(
    `A call that prepares the reliability test answered ${status} ${reason} ${JSON.stringify(body)}`,
  );
}
