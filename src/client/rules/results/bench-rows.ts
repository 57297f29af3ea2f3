import type { QuizResults, ReviewedResult } from '../../../shared/results/schema';
import { findResult, type MarkState, markStateOf } from './mark-state';
import { type ReviewGroup, reviewGroups } from './review-groups';

/** The piles of answers by marks, in reading order. */
export const PILES = ['full', 'part', 'none'] as const;
export type Pile = (typeof PILES)[number];

/** One student's current answer and mark. */
export interface AnswerMark {
  readonly studentId: string;
  readonly result: ReviewedResult;
}

/** A group of equal answers: one row, one mark. */
export interface BenchRow {
  readonly key: string;
  readonly group: ReviewGroup;
  /** Its evaluated answers, at least one. */
  readonly members: readonly AnswerMark[];
  /** The most frequent mark; the first of equals. */
  readonly marks: number;
  readonly lowest: number;
  readonly highest: number;
  readonly state: MarkState;
  /** The representative answer: one needing review, else the first. */
  readonly origin: ReviewedResult;
  readonly pile: Pile;
  /** Equal for nearly equal rows. */
  readonly near: string | undefined;
}

export interface Bench {
  readonly rows: readonly BenchRow[];
  /** Groups without an evaluated answer. */
  readonly unmarked: readonly ReviewGroup[];
}

/** The answer groups of one question with their marks. */
export function benchOf(results: Pick<QuizResults, 'questions' | 'results'>, questionId: string): Bench {
  const students = new Map(results.results.map((student) => [student.studentId, student]));
  const rows: BenchRow[] = [];
  const unmarked: ReviewGroup[] = [];
  for (const group of reviewGroups(results, questionId)) {
    const members = group.studentIds.flatMap((studentId) => {
      const student = students.get(studentId);
      const result = student && findResult(student, questionId);
      return result ? [{ studentId, result }] : [];
    });
    const row = rowOf(group, members);
    if (row) rows.push(row);
    else unmarked.push(group);
  }
  return { rows, unmarked };
}

function rowOf(group: ReviewGroup, members: readonly AnswerMark[]): BenchRow | undefined {
  const all = members.map(({ result }) => result);
  const marks = mostGiven(all);
  const origin = originOf(all);
  if (marks === undefined || !origin) return undefined;
  const scores = all.map(({ score }) => score);
  const states = new Set(all.map(markStateOf));
  return {
    ...{ key: group.key, group, members, marks, origin },
    ...{ lowest: Math.min(...scores), highest: Math.max(...scores) },
    state: (['to-review', 'suggested'] as const).find((state) => states.has(state)) ?? 'given',
    pile: pileOf(marks, origin.maximumMarks),
    near: all.find(({ findings }) => findings?.near !== undefined)?.findings?.near,
  };
}

export function pileOf(marks: number, maximumMarks: number): Pile {
  if (marks >= maximumMarks) return 'full';
  return marks > 0 ? 'part' : 'none';
}

function mostGiven(results: readonly ReviewedResult[]): number | undefined {
  const byScore = [...Map.groupBy(results, ({ score }) => score)];
  const [first, ...others] = byScore;
  if (!first) return undefined;
  return others.reduce((best, same) => (same[1].length > best[1].length ? same : best), first)[0];
}

/** With the first available rationale. */
function originOf(results: readonly ReviewedResult[]): ReviewedResult | undefined {
  const shown = results.find(({ needsReview }) => needsReview) ?? results[0];
  if (!shown || shown.rationale !== null) return shown;
  const rationale = results.find((each) => each.rationale !== null)?.rationale ?? null;
  return rationale === null ? shown : { ...shown, rationale };
}

/** The current rows; unchanged ones keep their objects. */
export function keptRows(before: readonly BenchRow[], now: readonly BenchRow[]): BenchRow[] {
  const known = new Map(before.map((row) => [row.key, row]));
  return now.map((row) => {
    const old = known.get(row.key);
    return old && isSame(old, row) ? old : row;
  });
}

const isSame = (left: BenchRow, right: BenchRow): boolean =>
  left.group.studentIds.length === right.group.studentIds.length &&
  left.group.wordings.length === right.group.wordings.length &&
  left.members.length === right.members.length &&
  left.members.every(({ studentId, result }, at) => {
    const other = right.members[at];
    return other?.studentId === studentId && other.result === result;
  });
