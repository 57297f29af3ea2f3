import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { distinguishingMark } from '../../../../shared/tell-apart';
import { secondsUntil } from '../../../rules/timing/countdown';
import {
  type LiveState,
  needsAttention,
  stateOf,
  type TabTone,
  tabChangeTone,
  type WatchedStudent,
} from './live-state';

/** A row's content as plain values, so that it re-renders only when one changes, not on every poll. */
export interface RowFacts {
  readonly attemptId: string;
  readonly studentName: string;
  /** Address, or class and number, if the name alone is ambiguous. */
  readonly mark: string | null;
  readonly state: LiveState;
  readonly submittedBy: WatchedStudent['submittedBy'];
  readonly submittedAt: number | null;
  readonly offlineSince: number | null;
  readonly needsLook: boolean;
  readonly answeredCount: number;
  readonly questionCount: number;
  /** The answered question numbers, separated by spaces. */
  readonly answered: string;
  readonly atNumber: number | null;
  /** The undrawn question numbers, separated by spaces. */
  readonly notAsked: string;
  /** Null after submission and during a pause. */
  readonly deadline: number | null;
  /** The remaining time during a pause. */
  readonly secondsLeft: number | null;
  readonly timeFactorPercent: number;
  /** Null if tab changes are allowed. */
  readonly tabChanges: number | null;
  readonly tabChangeLimit: number;
  readonly tabTone: TabTone;
  readonly reloadCount: number;
  readonly isReleased: boolean;
}

type Watching = Pick<LiveQuiz, 'students' | 'pausedSince' | 'serverNow' | 'allowTabChange'>;

export function rowFacts(student: WatchedStudent, quiz: Watching): RowFacts {
  const isPaused = quiz.pausedSince !== null;
  const state = stateOf(student, isPaused);
  const isRunning = student.submittedAt === null;
  return {
    attemptId: student.attemptId,
    studentName: student.studentName,
    mark: isNamesake(student, quiz.students) ? distinguishingMark(student) : null,
    state,
    submittedBy: student.submittedBy,
    submittedAt: student.submittedAt,
    offlineSince: state === 'offline' ? student.lastSeenAt : null,
    needsLook: needsAttention(student, isPaused),
    answeredCount: student.answeredCount,
    questionCount: student.questionCount,
    answered: student.answeredNumbers.join(' '),
    atNumber: student.atNumber,
    notAsked: student.notAskedNumbers.join(' '),
    deadline: isRunning && !isPaused ? student.deadline : null,
    // During a pause the deadline moves with the server's time.
    secondsLeft: isRunning && isPaused ? secondsUntil(student.deadline, quiz.serverNow) : null,
    timeFactorPercent: student.timeFactorPercent,
    tabChanges: quiz.allowTabChange ? null : student.focusLostCount,
    tabChangeLimit: student.tabChangeLimit,
    tabTone: tabChangeTone(student),
    reloadCount: student.reloadCount,
    isReleased: student.isReleased,
  };
}

const isNamesake = ({ attemptId, studentName }: WatchedStudent, all: readonly WatchedStudent[]): boolean =>
  all.some((other) => other.attemptId !== attemptId && other.studentName === studentName);

/** Numbers in readable form: 1–4 and 6. */
export function numbersText(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return list.format(runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)));
}
