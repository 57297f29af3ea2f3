import { findResult, type MarkState, markStateOf } from './mark-state';
import { type ReviewGroup, reviewGroups } from './review-groups';
import type { QuizResults, ReviewedResult } from './schema';

/** The piles that answers lie in by their marks, in the order in which they are read. */
export const PILES = ['full', 'part', 'none'] as const;
export type Pile = (typeof PILES)[number];

/** One student's answer as it stands. */
export interface AnswerMark {
  readonly studentId: string;
  readonly result: ReviewedResult;
}

/** A group of answers on the bench, which are the same: one line, one mark. */
export interface BenchRow {
  readonly key: string;
  readonly group: ReviewGroup;
  /** Its answers that are evaluated; there is one at least. */
  readonly members: readonly AnswerMark[];
  /** The mark that most of them have; of equals the first. */
  readonly marks: number;
  readonly lowest: number;
  readonly highest: number;
  readonly state: MarkState;
  /** The answer that speaks for the group: one that still waits for the teacher, else the first. */
  readonly origin: ReviewedResult;
  readonly pile: Pile;
  /** The same for rows that are nearly the same. */
  readonly near: string | undefined;
}

export interface Bench {
  readonly rows: readonly BenchRow[];
  /** Groups of which no answer is evaluated. */
  readonly unmarked: readonly ReviewGroup[];
}

/** The groups of answers to one question with their marks. */
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

/** The pile in which a mark lies. */
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

/** With the rationale of the first answer that has one. */
function originOf(results: readonly ReviewedResult[]): ReviewedResult | undefined {
  const shown = results.find(({ needsReview }) => needsReview) ?? results[0];
  if (!shown || shown.rationale !== null) return shown;
  const rationale = results.find((each) => each.rationale !== null)?.rationale ?? null;
  return rationale === null ? shown : { ...shown, rationale };
}

/** The rows as they are now, each the same object as before for as long as nothing of it has changed. */
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
