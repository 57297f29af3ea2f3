import { bestWindow, type StartWindow } from '../../../shared/assignment/may-start';
import type { AssignmentException } from '../../../shared/assignment/schema';
import type { Needs } from '../../../shared/classes/schema';
import { NO_NEEDS } from '../../rules/assignment/terms';
import { windowOf } from '../../rules/assignment/windows';

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
