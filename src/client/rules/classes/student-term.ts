import { maxScoreAt, percentAt, scoreAt, stateAt } from '../../../shared/gradebook/cells';
import { columnsIn, isOwnColumn } from '../../../shared/gradebook/columns';
import { columnMiddle, memberMean, placesInClass } from '../../../shared/gradebook/figures';
import { gradeOf } from '../../../shared/gradebook/grades';
import type { Gradebook, GradebookColumn, GradebookMember } from '../../../shared/gradebook/schema';

/** A student's mark in one quiz, or mark or note in an own column. */
interface StudentMark {
  readonly column: GradebookColumn;
  /** Null in an own column. */
  readonly state: ReturnType<typeof stateAt> | null;
  readonly score: number | null;
  /** Null for a note. */
  readonly maxScore: number | null;
  /** Null but in a column of notes. */
  readonly note: string | null;
  readonly percent: number | null;
  /** The mean of the class in percent; null without marks. */
  readonly classMean: number | null;
}

/** A student over the term, with the same figures as in the gradebook. */
export interface StudentTerm {
  readonly member: GradebookMember;
  /** In percent; null if nothing counts. */
  readonly mean: number | null;
  /** Null without grades. */
  readonly grade: string | null;
  /** Newest first. */
  readonly marks: readonly StudentMark[];
  readonly previousId: string | undefined;
  readonly nextId: string | undefined;
}

/** The row of one student; null if the gradebook has none. */
export function studentTerm(gradebook: Gradebook, memberId: string): StudentTerm | null {
  const place = gradebook.members.findIndex(({ _id }) => _id === memberId);
  const member = gradebook.members[place];
  if (!member) return null;
  const inClass = placesInClass(gradebook);
  const mean = memberMean(gradebook, place);
  return {
    ...{ member, mean, grade: gradeOf(gradebook.gradeScale, mean) },
    marks: columnsIn(gradebook)
      .map((column) => ({
        column,
        state: isOwnColumn(column) ? null : stateAt(column, place),
        score: scoreAt(column, place),
        maxScore: maxScoreAt(column, place),
        note: isOwnColumn(column) ? (column.notes?.[place] ?? null) : null,
        percent: percentAt(column, place),
        classMean: columnMiddle(column, inClass).mean,
      }))
      .filter(({ state, score, note }) =>
        state === null ? score !== null || note !== null : state !== 'not-assigned',
      )
      .sort((one, other) => other.column.date - one.column.date),
    previousId: gradebook.members[place - 1]?._id,
    nextId: gradebook.members[place + 1]?._id,
  };
}
