import * as z from 'zod';
import type { Actor, Operator, Student, Teacher } from '../../shared/actor';
import { DomainError } from '../../shared/errors';
import type { Said } from '../../shared/languages/said';
import { isPlainObject, parseInput } from '../../shared/parse';
import { refusals } from '../../shared/refusals';
import type { Deps } from '../deps';
import { chargedTo, refuseUsedUp } from '../rates/kept-bytes';
import {
  type CallBody,
  type Declaration,
  isForm,
  type Schema,
  type SentAs,
  type SentFor,
} from './declaration';

/**
 * `query` reads. `act` writes in one transaction, with its target loaded inside. `work` waits for something (a grader, a
 * provider, the next group commit) and opens its own transactions.
 */
export type CallKind = 'query' | 'act' | 'work';

/** The callers by kind of call. */
export interface Callers {
  readonly teacher: Teacher;
  readonly student: Student;
  readonly signedIn: Actor;
  readonly operator: Operator;
}

export type CallActor = keyof Callers | 'anyone';

/** The request: ids name the target, the body the change. */
export interface Sent {
  readonly ids: unknown;
  readonly body: unknown;
}

/** A request for a call over either transport. */
export interface Asked {
  /** Authenticates the caller (401, 403, 429). */
  admit<Kind extends keyof Callers>(kind: Kind): Promise<Callers[Kind]>;
  /** Reads the request, after authentication. */
  read(): Promise<Sent>;
  origin(): Origin;
}

/** The origin of a request. */
export interface Origin {
  /** Whether it comes directly from this machine. */
  readonly isLocal: boolean;
  /** Its counter key: an IPv4 address, or an IPv6 network. */
  readonly address: string;
  /** The browser's cookie for this kind of call. */
  readonly kept: { read(): string | undefined; write(text: string): void };
}

/** A call's target: found and authorised before the body is parsed, so that 404 precedes 400. */
export interface Target<Who, Ids extends z.ZodType, Found extends object> {
  readonly ids: Ids;
  /** The sentence (404) for a malformed id; without it, ids in a body are refused by their schema (400). */
  readonly missing?: string | Said;
  load(deps: Deps, who: Who, ids: z.output<Ids>): Found;
  /** Lets 404 win over 400 when the use case loads the target inside its own commit. */
  readonly refuseMissing?: (found: Found) => void;
}

/** A mounted call; `Input` and `Output` are a client's types. */
export interface Call<Kind extends CallKind = CallKind, Input = unknown, Output = unknown> {
  readonly kind: Kind;
  readonly actor: CallActor;
  /** Its REST routes: method and full path, with parameters named as in the input. */
  readonly rest: readonly string[];
  readonly body: CallBody;
  /** Headers read into the input, by field; REST only. */
  readonly headers: Readonly<Record<string, string>>;
  /** Input fields that may be in the query; REST only. */
  readonly query: readonly string[];
  /**
   * Answered by its own route outside tRPC: calls of whole classes and long responses. Never a file, which tRPC sends as text.
   */
  readonly isPlain: boolean;
  readonly ids: z.ZodType | undefined;
  readonly input: z.ZodType | undefined;
  readonly documented: z.ZodType | undefined;
  readonly output: z.ZodType;
  perform(deps: Deps, asked: Asked): Promise<Output>;
  /** Never set; carries the client's input type. */
  readonly sent?: Input;
}

/** The response of a call without a result. */
export const messageSchema = z.object({ message: z.string() });

/** The refusal (400) of an unreadable body. */
const noBodyOf = (body: CallBody) => (isForm(body) ? refusals.bodyNotForm : refusals.bodyNotJson);

/** Makes the function that declares calls for one kind of caller. */
function callsOf<Who, Named extends object>(
  actor: CallActor,
  letIn: (asked: Asked) => Promise<Who>,
  named: (who: Who) => Named,
  accountOf: (who: Who) => Actor | null,
) {
  return <
    Kind extends CallKind,
    Out extends z.ZodType,
    Path extends string = never,
    Ids extends Schema = undefined,
    Found extends object = object,
    Body extends Schema = undefined,
    Sending extends CallBody = 'json',
  >(
    declared: Declaration<Who, Named, Kind, Path, Ids, Found, Body, Out, Sending>,
  ): Call<Kind, SentAs<Sending, SentFor<Ids, Body>>, z.output<Out>> => {
    const {
      kind,
      guard,
      hasOwnBound = false,
      on,
      input,
      documented = input,
      refusal,
      output,
      run,
      rest = [],
      headers = {},
      query = [],
      body = 'json',
      isPlain = false,
    } = declared;
    const isRead = on !== undefined || input !== undefined;
    return {
      kind,
      actor,
      rest: typeof rest === 'string' ? [rest] : rest,
      body,
      headers,
      query,
      isPlain,
      ids: on?.ids,
      input,
      documented,
      output,
      async perform(allDeps, asked) {
        const who = await letIn(asked);
        guard?.(allDeps, who);
        const account = hasOwnBound ? null : accountOf(who);
        if (account && kind !== 'query') refuseUsedUp(allDeps, account);
        const deps = account ? chargedTo(allDeps, account) : allDeps;
        const sent = isRead ? await asked.read() : undefined;
        if (isForm(body) && !isPlainObject(sent?.ids)) throw new DomainError('invalid', refusals.bodyNotForm);
        // Load, check and write run in one synchronous step.
        const act = () => {
          const found = on && load(on, deps, who, sent?.ids);
          const refuseMissing = () => found && on?.refuseMissing?.(found);
          const read = input && { input: readInput(input, sent?.body, { body, refusal, refuseMissing }) };
          return run(deps, { ...named(who), ...found, ...read } as Parameters<typeof run>[1]);
        };
        return output.parse(kind === 'act' ? deps.inTransaction<unknown>(act) : await act());
      },
    };
  };
}

/** The parsed input of a use case, or its refusal; a missing target is refused first. */
function readInput<Body extends z.ZodType>(
  input: Body,
  sent: unknown,
  refusing: { body: CallBody; refusal: (() => DomainError) | undefined; refuseMissing: () => void },
): z.output<Body> {
  try {
    return parseInput(input, sent, noBodyOf(refusing.body));
  } catch (error) {
    refusing.refuseMissing();
    throw (error instanceof DomainError && refusing.refusal?.()) || error;
  }
}

function load<Who, Ids extends z.ZodType, Found extends object>(
  { ids, missing, load: find }: Target<Who, Ids, Found>,
  deps: Deps,
  who: Who,
  sent: unknown,
): Found {
  if (missing === undefined) return find(deps, who, parseInput(ids, sent));
  const parsed = ids.safeParse(sent);
  if (!parsed.success) throw new DomainError('not_found', missing);
  return find(deps, who, parsed.data);
}

/** A call of a signed-in teacher. */
export const teacherCall = callsOf<Teacher, { readonly teacher: Teacher }>(
  'teacher',
  (asked) => asked.admit('teacher'),
  (teacher) => ({ teacher }),
  (teacher) => teacher,
);

/** A call of a signed-in student. */
export const studentCall = callsOf<Student, { readonly student: Student }>(
  'student',
  (asked) => asked.admit('student'),
  (student) => ({ student }),
  (student) => student,
);

/** A call of any signed-in person. */
export const signedInCall = callsOf<Actor, { readonly actor: Actor }>(
  'signedIn',
  (asked) => asked.admit('signedIn'),
  (actor) => ({ actor }),
  (actor) => actor,
);

/** A call from an operator session, without an account. */
export const operatorCall = callsOf<Operator, { readonly operator: Operator }>(
  'operator',
  (asked) => asked.admit('operator'),
  (operator) => ({ operator }),
  () => null,
);

/** A public call, which has to protect itself. */
export const openCall = callsOf<Origin, { readonly origin: Origin }>(
  'anyone',
  async (asked) => asked.origin(),
  (origin) => ({ origin }),
  () => null,
);
