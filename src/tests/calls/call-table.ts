import { expect } from 'vitest';
import type { Person } from '../../server/testing/person';
import type { Stage, Step } from '../../server/testing/stage';

/**
 * The callers: a stage's two students and two teachers, an anonymous caller, three kinds of invalid tokens,
 * an operator's session (valid for the operator page only), and colleagues with whom the stage's quiz and
 * classes are shared, the last of them no longer.
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

/** A stage with the data made for one operation. */
export type Arranged = Stage & { readonly made: Readonly<Record<string, string>> };

/** An arranged stage with its colleagues. */
export type SharedStage = Arranged & {
  readonly colleagues: Readonly<Record<'editor' | 'marker' | 'looker' | 'formerColleague', Person>>;
};

/** A documented act of a call, where it differs from the row: caller, stage, input and complete response. */
export interface Act {
  readonly given?: Step;
  readonly arrange?: Row['arrange'];
  /** Default: the teacher. */
  readonly who?: 'nobody' | 'teacher' | 'otherTeacher' | 'student' | 'otherStudent' | 'operator';
  readonly input?: (at: Arranged) => object;
  /** The raw request body, where no input would produce it. */
  readonly sent?: string;
  /** Default: 200. */
  readonly status?: number;
  /** A string is the message of a refusal. */
  readonly answer?: unknown;
}

/** A call: its input, the response to each caller, and its acts by name. Its declaration has the paths. */
export interface Row {
  readonly input?: (at: Arranged) => object;
  readonly given: Step;
  /** Prepares the call's further data; its result becomes `made`. */
  readonly arrange?: (stage: Stage) => Promise<Readonly<Record<string, string>>>;
  readonly statuses: Statuses;
  /** The message of a 404. */
  readonly missing?: string;
  readonly acts?: Readonly<Record<string, Act>>;
}

export type Table = Readonly<Record<string, Row>>;

/** Arranges something whose id no call needs. */
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

/** The documented error body with this message and no other fields. */
export const refusal = (sentence: string, code: string = anyText) => ({
  ...{ error: sentence, code, requestId: anyText },
});

/** A server operation, the same over REST and tRPC. */
export interface Operation extends Row {
  /** The registered route ("PUT /quiz/:quizId"), the path to call, and the body; absent for calls over tRPC only. */
  readonly rest?: readonly [route: string, path: (at: Arranged) => string, body?: (at: Arranged) => unknown];
  readonly trpc?: readonly [procedure: string, input?: (at: Arranged) => unknown];
}

const row = (line: string): Statuses => {
  const cells = line.trim().split(/\s+/).map(Number);
  return Object.fromEntries(CALLERS.map((caller, at) => [caller, cells[at] ?? 0])) as Statuses;
};

// One column per caller, in their order: nobody, student, otherStudent, owner, otherTeacher, expired,
// revoked, garbage, operator, editor, marker, looker, formerColleague.
export const OPEN = row('200 200 200 200 200 200 200 200 200 200 200 200 200');
export const NOT_HERE = row('404 404 404 404 404 404 404 404 404 404 404 404 404');
export const SIGNED_IN = row('401 200 200 200 200 401 401 401 401 200 200 200 200');
export const NO_SHARE = row('401 404 404 404 404 401 401 401 401 404 404 404 404');
export const SHARED = row('401 200 200 200 404 401 401 401 401 200 200 200 404');
export const LOOK = row('401 403 403 200 404 401 401 401 401 200 200 200 404');
export const MARK = row('401 403 403 200 404 401 401 401 401 200 200 403 404');
export const EDIT = row('401 403 403 200 404 401 401 401 401 200 403 403 404');
export const OWNER = row('401 403 403 200 404 401 401 401 401 403 403 403 404');
/** A teacher's private data, or things in the trash, hidden from everyone else. */
export const PERSONAL = row('401 403 403 200 404 401 401 401 401 404 404 404 404');
/** Editors get 404: they cannot edit the quizzes with the copies. */
export const COPIES = row('401 403 403 200 404 401 401 401 401 404 403 403 404');
/** Only the teacher who acted, here the owner, can undo it. */
export const DOER = row('401 403 403 200 404 401 401 401 401 409 409 403 404');
/** Only the teacher who imported, here the owner, can take the import back. */
export const IMPORTER = row('401 403 403 200 404 401 401 401 401 409 403 403 404');
/** The teacher to whom something is offered. */
export const RECEIVER = row('401 403 403 404 200 401 401 401 401 404 404 404 404');
export const TEACHERS = row('401 403 403 200 200 401 401 401 401 200 200 200 200');
export const TAKER = row('401 200 404 403 403 401 401 401 401 403 403 403 403');
export const STUDENTS = row('401 200 200 403 403 401 401 401 401 403 403 403 403');
export const OPERATOR = row('401 401 401 401 401 401 401 401 200 401 401 401 401');
