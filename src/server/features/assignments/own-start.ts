import type { Student } from '../../../shared/actor';
import type { MayStart, StartWindow } from '../../../shared/assignment/may-start';
import type { AssignmentException } from '../../../shared/assignment/schema';
import type { Needs } from '../../../shared/classes/schema';
import type { Deps } from '../../deps';
import type { StartRules } from '../../rules/assignment/may-start';
import { bestWindow, mayStart } from '../../rules/assignment/may-start';
import { moreNeeds, NO_NEEDS, type TermsGround } from '../../rules/assignment/terms';
import { windowOf } from '../../rules/assignment/windows';
import { assignmentsStore } from './store';

type ListRow = ReturnType<ReturnType<typeof assignmentsStore>['listOwnLists']['all']>[number];

/** Whether a student may start a quiz, and the basis of their terms besides the teacher's allowances. */
export interface OwnStart {
  readonly start: MayStart;
  readonly ground: Pick<TermsGround, 'needs' | 'exception'>;
}

/** Reads it in one statement, so that a quiz closed in between cannot be started. */
export function readOwnStart(
  { db }: Pick<Deps, 'db'>,
  asked: {
    quizId: string;
    student: Student;
    attempt: { readonly startedAt: number; readonly submittedAt: number | null } | undefined;
    now: number;
  },
): OwnStart {
  const { quizId, student, attempt, now } = asked;
  const rows = assignmentsStore(db).listOwnLists.all({ quizId, studentId: student.accountId, now });
  const [quiz] = rows;
  const isAssigned = quiz !== undefined && quiz.isAssigned === 1;
  const submittedOrRunning = attempt?.submittedAt === null ? 'running' : 'submitted';
  const rules: StartRules = {
    isPublished: quiz === undefined || quiz.isPublished,
    acceptingResponses: quiz?.acceptingResponses ?? false,
    isPaused: (quiz?.pausedAt ?? null) !== null,
    attempt: attempt ? submittedOrRunning : 'none',
    assignment: isAssigned
      ? { windows: windowsOf(rows.filter(isListed)), hasLeft: rows.some(hasLeft) }
      : null,
  };
  // An attempt keeps the terms of its start, whichever window opens or ends later.
  const ground = isAssigned ? assignedGround(rows, attempt?.startedAt ?? now) : standingGround(rows);
  return { start: mayStart(rules, now), ground };
}

/** A student's line on a class list, for one quiz. */
interface Line {
  readonly rule: StartWindow | null;
  readonly needs: Needs | null;
  readonly exception: Required<AssignmentException> | null;
}

const NO_RULE: StartWindow = { opensAt: null, closesAt: null };

/** The windows of a student's lines; of equal windows the line with most time first. */
export const windowsOf = <Each extends Line>(lines: readonly Each[]) =>
  lines
    .map((line) => ({ ...windowOf(line.rule ?? NO_RULE, line.exception), line }))
    .toSorted((one, other) => factorOf(other.line) - factorOf(one.line));

const factorOf = ({ exception, needs }: Line) =>
  exception?.timeFactorPercent ?? (needs ?? NO_NEEDS).timeFactorPercent;

/** The effective line and its window. */
export const bestLine = <Each extends Line>(lines: readonly Each[], now: number) =>
  bestWindow(windowsOf(lines), now);

const hasLeft = (row: ListRow) => row.isOfQuiz === 1 && row.isOnList === 0;
const isListed = (row: ListRow) => row.isOfQuiz === 1 && row.isOnList === 1;

/** From the effective line; a former member continues with their last terms. */
function assignedGround(rows: readonly ListRow[], now: number): OwnStart['ground'] {
  const best = bestLine(rows.filter(isListed), now) ?? bestLine(rows.filter(hasLeft), now);
  return { needs: best?.line.needs ?? NO_NEEDS, exception: best?.line.exception };
}

/** In an unassigned quiz: the student's needs on any list of the teacher, own or shared. */
const standingGround = (rows: readonly ListRow[]): OwnStart['ground'] => ({
  needs: rows
    .filter((row) => row.isOnList === 1)
    .reduce((most, { needs }) => (needs ? moreNeeds(most, needs) : most), NO_NEEDS),
});
