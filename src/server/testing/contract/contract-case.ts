import { expect } from 'vitest';
import type { Stage, Step } from '../stage';

type Who = 'nobody' | 'teacher' | 'otherTeacher' | 'student' | 'otherStudent' | 'operator';

/** One documented act: who does it, on which stage, over which path and procedure, and what must come back. */
export interface ContractCase {
  readonly name: string;
  readonly given: Step;
  readonly who: Who;
  readonly before?: (stage: Stage) => Promise<unknown>;
  readonly rest: readonly [method: string, path: (stage: Stage) => string, body?: (stage: Stage) => unknown];
  /** Absent for the one call that only REST has. */
  readonly trpc?: readonly [kind: 'query' | 'mutate', procedure: string, input?: (stage: Stage) => unknown];
  readonly status: number;
  readonly body?: unknown;
}

export const anyText = expect.any(String);
export const anyNumber = expect.any(Number);

/** The documented error body with this sentence, and nothing else in it. */
export const refusal = (sentence: string = anyText) => ({
  error: sentence,
  code: anyText,
  requestId: anyText,
});

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Makes the acts of one documented row: the same call, told apart by who, when and with what. */
export function row(
  call: Pick<ContractCase, 'rest' | 'trpc'>,
  ...acts: readonly Omit<ContractCase, 'rest' | 'trpc'>[]
): ContractCase[] {
  return acts.map((act) => ({
    ...call,
    ...act,
    name: `${call.rest[0]} ${callName(call)}: ${act.name}`,
    ...(typeof act.body === 'string'
      ? { body: { ...refusal(act.body), code: CODES[act.status] ?? anyText } }
      : {}),
  }));
}

/** The documented path with its parameters named. */
function callName({ rest: [, path] }: Pick<ContractCase, 'rest'>): string {
  const named = new Proxy({} as Stage, {
    get: (_, name) => (name === 'questionIds' ? ['{id}'] : `{${String(name)}}`),
  });
  return path(named);
}
