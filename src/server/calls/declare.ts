import * as z from 'zod';
import type { Actor, Operator, Student, Teacher } from '../../shared/actor';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import { isPlainObject, parseInput } from '../../shared/parse';
import type { Deps } from '../deps';
import { chargedTo, refuseUsedUp } from '../rates/kept-bytes';
import { type CallBody, isForm } from './call-body';
import type { Declaration, Schema, SentAs, SentFor } from './declaration';

/**
 * `query` reads. `act` changes something in one transaction, its target loaded within it. `work` waits for something on its
 * way (a grader, a provider, the next group commit) and makes its own transactions.
 */
export type CallKind = 'query' | 'act' | 'work';

/** The caller of each kind of call that asks for a session. */
export interface Callers {
  readonly teacher: Teacher;
  readonly student: Student;
  readonly signedIn: Actor;
  readonly operator: Operator;
}

export type CallActor = keyof Callers | 'anyone';

/** What was sent: ids name what the call acts on, the body says what is to become of it. */
export interface Sent {
  readonly ids: unknown;
  readonly body: unknown;
}

/** One request for a call, whichever transport carries it. */
export interface Asked {
  /** Authenticates the caller (401, 403, 429). */
  admit<Kind extends keyof Callers>(kind: Kind): Promise<Callers[Kind]>;
  /** Reads what was sent, once the caller was let in. */
  read(): Promise<Sent>;
  origin(): Origin;
}

/** Where a request comes from, whoever makes it. */
export interface Origin {
  /** Whether it comes straight from this machine. */
  readonly isLocal: boolean;
  /** What it counts as: an IPv4 address, or the network of an IPv6 one. */
  readonly address: string;
  /** What the browser keeps of a call, for the next one of its kind. */
  readonly kept: { read(): string | undefined; write(text: string): void };
}

/** What a call acts on: found and authorised before the body is looked at, so that 404 comes before 400. */
export interface Target<Who, Ids extends z.ZodType, Found extends object> {
  readonly ids: Ids;
  /** The sentence of the refusal (404) when an id is none; without it, ids of a body are refused by their schema (400). */
  readonly missing?: string;
  load(deps: Deps, who: Who, ids: z.output<Ids>): Found;
  /** Where the use case looks it up by itself, in its commit: refuses (404) what is not there before a body that does not fit. */
  readonly refuseMissing?: (found: Found) => void;
}

/** A call as it is mounted; `Input` and `Output` are what a client sends and gets. */
export interface Call<Kind extends CallKind = CallKind, Input = unknown, Output = unknown> {
  readonly kind: Kind;
  readonly actor: CallActor;
  /** Where it is found over REST: method and full path, its parameters named as in the input. */
  readonly rest: readonly string[];
  readonly body: CallBody;
  /** Headers that stand in the input, by the names of its fields; over REST alone. */
  readonly headers: Readonly<Record<string, string>>;
  /** Fields of the input that may stand in the query instead; over REST alone. */
  readonly query: readonly string[];
  /**
   * Answered by a route of its own, without tRPC's work around it: what a whole class sends, or what is long. Never a file, which
   * is to become text on tRPC's way.
   */
  readonly isPlain: boolean;
  readonly ids: z.ZodType | undefined;
  readonly input: z.ZodType | undefined;
  /** The input as programs are told of it. */
  readonly documented: z.ZodType | undefined;
  readonly output: z.ZodType;
  perform(deps: Deps, asked: Asked): Promise<Output>;
  /** Never set: carries the type of what a client sends. */
  readonly sent?: Input;
}

/** The answer of a call that has nothing to say but that it is done. */
export const messageSchema = z.object({ message: z.string() });

/** How a request is refused (400) whose body is nothing that a call could read. */
const noBodyOf = (body: CallBody) => (isForm(body) ? messages.bodyNotForm : messages.bodyNotJson);

/** Makes the function that declares calls of one kind of caller. */
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
        if (isForm(body) && !isPlainObject(sent?.ids)) throw new DomainError('invalid', messages.bodyNotForm);
        // Nothing can come between loading, checking and writing: all of it is one step of this thread.
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

/** The input that a use case gets, or the refusal of one that does not fit; before that, of a target that is not there. */
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

/** A call of anybody signed in. */
export const signedInCall = callsOf<Actor, { readonly actor: Actor }>(
  'signedIn',
  (asked) => asked.admit('signedIn'),
  (actor) => ({ actor }),
  (actor) => actor,
);

/** A call of whoever runs this server: of a session of the operator's page, and of no account. */
export const operatorCall = callsOf<Operator, { readonly operator: Operator }>(
  'operator',
  (asked) => asked.admit('operator'),
  (operator) => ({ operator }),
  () => null,
);

/** A call of anybody at all; what it does has to protect itself. */
export const openCall = callsOf<Origin, { readonly origin: Origin }>(
  'anyone',
  async (asked) => asked.origin(),
  (origin) => ({ origin }),
  () => null,
);
