import type { Stage, Step } from '../../../server/testing/stage';

/**
 * Who calls: the two students and teachers of a stage, nobody, three kinds of tokens that are none (any more), and whoever runs
 * the server with a session of the operator's page, which is good for nothing else.
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
] as const;
export type Caller = (typeof CALLERS)[number];
export type Statuses = Readonly<Record<Caller, number>>;

/** A stage, and what was made on it for one operation. */
export type Arranged = Stage & { readonly made: Readonly<Record<string, string>> };

/** One call: what is sent, and what each caller is answered. How it is asked for stands in its declaration. */
export interface Row {
  readonly input?: (at: Arranged) => object;
  readonly given: Step;
  /** Prepares what the call needs besides; what it answers is `made`. */
  readonly arrange?: (stage: Stage) => Promise<Record<string, string>>;
  readonly statuses: Statuses;
}

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

// The columns:              nobody student otherStudent owner otherTeacher expired revoked garbage operator
export const OPEN = row(
  '       200     200          200   200          200     200     200     200      200',
);
export const NOT_HERE = row(
  '   404     404          404   404          404     404     404     404      404',
);
export const SIGNED_IN = row(
  '  401     200          200   200          200     401     401     401      401',
);
export const NO_SHARE = row(
  '   401     404          404   404          404     401     401     401      401',
);
export const SHARED = row(
  '     401     200          200   200          404     401     401     401      401',
);
export const OWNER = row(
  '      401     403          403   200          404     401     401     401      401',
);
export const TEACHERS = row(
  '   401     403          403   200          200     401     401     401      401',
);
export const TAKER = row(
  '      401     200          404   403          403     401     401     401      401',
);
export const STUDENTS = row(
  '   401     200          200   403          403     401     401     401      401',
);
export const OPERATOR = row(
  '   401     401          401   401          401     401     401     401      200',
);
