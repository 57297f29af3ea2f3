import { expect } from 'vitest';
import type { Person } from '../../server/testing/person';
import type { Stage, Step } from '../../server/testing/stage';

/**
 * Who calls: the two students and teachers of a stage, nobody, three kinds of tokens that are none (any more), whoever runs the
 * server with a session of the operator's page, which is good for nothing else, and colleagues with whom the quiz and the classes of
 * the stage are shared, the last of them until a moment ago.
 */
export const CALLERS = [
  'nobody',
  'student',
  'otherStudent',
  'owner',
  'otherTeacher',
  'expired',
  'revoked',
  'garbage',
  'operator',
  'editor',
  'marker',
  'looker',
  'formerColleague',
] as const;
export type Caller = (typeof CALLERS)[number];
export type Statuses = Readonly<Record<Caller, number>>;

/** A stage, and what was made on it for one operation. */
export type Arranged = Stage & { readonly made: Readonly<Record<string, string>> };

/** The same with the colleagues that its owner shares it with. */
export type SharedStage = Arranged & {
  readonly colleagues: Readonly<Record<'editor' | 'marker' | 'looker' | 'formerColleague', Person>>;
};

/** One documented act of a call, where it differs from the row: who does it, on which stage, with what, and all that comes back. */
export interface Act {
  readonly given?: Step;
  readonly arrange?: Row['arrange'];
  /** The teacher where it is left out. */
  readonly who?: 'nobody' | 'teacher' | 'otherTeacher' | 'student' | 'otherStudent' | 'operator';
  readonly input?: (at: Arranged) => object;
  /** The body of the request to the letter, where no input would become it. */
  readonly sent?: string;
  /** 200 where it is left out. */
  readonly status?: number;
  /** A sentence stands for a refusal that says it. */
  readonly answer?: unknown;
}

/** One call: what is sent, what each caller is answered, and its acts by name. How it is asked for stands in its declaration. */
export interface Row {
  readonly input?: (at: Arranged) => object;
  readonly given: Step;
  /** Prepares what the call needs besides; what it answers is `made`. */
  readonly arrange?: (stage: Stage) => Promise<Readonly<Record<string, string>>>;
  readonly statuses: Statuses;
  /** What those are told for whom it is not there (404). */
  readonly missing?: string;
  readonly acts?: Readonly<Record<string, Act>>;
}

export type Table = Readonly<Record<string, Row>>;

/** Arranges something of which a call needs no id. */
export const doing =
  (act: (stage: Stage) => Promise<unknown>): NonNullable<Row['arrange']> =>
  async (stage) => {
    await act(stage);
    return {};
  };
export const asItIs = doing(async () => {});

export const made = ({ made }: Arranged) => made;
export const ofQuiz = ({ quizId }: Stage) => ({ quizId });

export const anyText = expect.any(String);
export const anyNumber = expect.any(Number);

/** The documented error body with this sentence, and nothing else in it. */
export const refusal = (sentence: string, code: string = anyText) => ({
  ...{ error: sentence, code, requestId: anyText },
});

/** One thing the server can be asked to do, the same over REST and tRPC. */
export interface Operation extends Row {
  /** As it is registered ("PUT /quiz/:quizId"), the path to call, and the body; absent where only tRPC has it. */
  readonly rest?: readonly [route: string, path: (at: Arranged) => string, body?: (at: Arranged) => unknown];
  readonly trpc?: readonly [procedure: string, input?: (at: Arranged) => unknown];
}

const row = (line: string): Statuses => {
  const cells = line.trim().split(/\s+/).map(Number);
  return Object.fromEntries(CALLERS.map((caller, at) => [caller, cells[at] ?? 0])) as Statuses;
};

// One column for each caller, in their order: nobody, student, otherStudent, owner, otherTeacher, expired, revoked, garbage,
// operator, editor, marker, looker, formerColleague.
export const OPEN = row('200 200 200 200 200 200 200 200 200 200 200 200 200');
export const NOT_HERE = row('404 404 404 404 404 404 404 404 404 404 404 404 404');
export const SIGNED_IN = row('401 200 200 200 200 401 401 401 401 200 200 200 200');
export const NO_SHARE = row('401 404 404 404 404 401 401 401 401 404 404 404 404');
export const SHARED = row('401 200 200 200 404 401 401 401 401 200 200 200 404');
export const LOOK = row('401 403 403 200 404 401 401 401 401 200 200 200 404');
export const MARK = row('401 403 403 200 404 401 401 401 401 200 200 403 404');
export const EDIT = row('401 403 403 200 404 401 401 401 401 200 403 403 404');
export const OWNER = row('401 403 403 200 404 401 401 401 401 403 403 403 404');
/** What a teacher has for themself, or is in the trash: nobody else knows of it. */
export const PERSONAL = row('401 403 403 200 404 401 401 401 401 404 404 404 404');
/** Copies in quizzes that the colleagues cannot edit are none to an editor. */
export const COPIES = row('401 403 403 200 404 401 401 401 401 404 403 403 404');
/** What the owner did last, and who did it undoes. */
export const DOER = row('401 403 403 200 404 401 401 401 401 409 409 403 404');
/** What the owner imported, and only who imported it takes back. */
export const IMPORTER = row('401 403 403 200 404 401 401 401 401 409 403 403 404');
/** To whom something is offered. */
export const RECEIVER = row('401 403 403 404 200 401 401 401 401 404 404 404 404');
export const TEACHERS = row('401 403 403 200 200 401 401 401 401 200 200 200 200');
export const TAKER = row('401 200 404 403 403 401 401 401 401 403 403 403 403');
export const STUDENTS = row('401 200 200 403 403 401 401 401 401 403 403 403 403');
export const OPERATOR = row('401 401 401 401 401 401 401 401 200 401 401 401 401');
