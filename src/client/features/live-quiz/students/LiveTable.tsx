import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { SortableHead, Table } from '../../../ui/Table';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { LIVE_COLUMN_LABELS } from './column-labels';
import { LiveStateBadge } from './LiveStateBadge';
import styles from './LiveTable.module.css';
import type { WatchedStudent } from './live-state';
import { Progress } from './Progress';
import { type StudentAct, StudentMenu } from './StudentMenu';
import { LIVE_COLUMNS, type LiveColumn, type LiveSorting } from './sort-live';
import { TabChanges } from './TabChanges';
import { TimeLeft } from './TimeLeft';

export interface LiveListProps {
  quiz: LiveQuiz;
  /** In the order of the list. */
  students: readonly WatchedStudent[];
  sorting: LiveSorting;
  /** Whether the rows stand as the sorting says: one that is being used keeps its place for so long. */
  isInOrder: boolean;
  onSort: (column: LiveColumn) => void;
  onAct: (act: StudentAct, student: WatchedStudent) => void;
}

export function LiveTable({ quiz, students, sorting, isInOrder, onSort, onAct }: LiveListProps) {
  const isPaused = quiz.pausedSince !== null;
  const directionOf = (column: LiveColumn) => {
    if (sorting.column !== column || !isInOrder) return undefined;
    return sorting.descending ? 'descending' : 'ascending';
  };
  const head = (
    <>
      {LIVE_COLUMNS.map((column) => (
        <SortableHead
          key={column}
          label={LIVE_COLUMN_LABELS[column]}
          direction={directionOf(column)}
          onSort={() => onSort(column)}
        />
      ))}
      {!quiz.allowTabChange && <th scope="col">Tab changes</th>}
      <th scope="col">Time left</th>
      <th scope="col">
        <VisuallyHidden>Actions</VisuallyHidden>
      </th>
    </>
  );
  return (
    <Table label="Students" head={head}>
      {students.map((student) => (
        <tr key={student.attemptId} className={styles.row}>
          <th scope="row" className={styles.name}>
            <span dir="auto">{student.studentName}</span>
            {isNamesake(student, quiz.students) && (
              <span className={styles.email}>{student.studentEmail}</span>
            )}
          </th>
          <td>
            <LiveStateBadge student={student} isPaused={isPaused} />
          </td>
          <td className={styles.progress}>
            <Progress student={student} />
          </td>
          {!quiz.allowTabChange && (
            <td className={styles.number}>
              <TabChanges student={student} />
            </td>
          )}
          <td className={styles.number}>
            <TimeLeft student={student} quiz={quiz} />
          </td>
          <td className={styles.action}>
            <StudentMenu student={student} quiz={quiz} onAct={onAct} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Whether the name alone does not say who it is. */
export const isNamesake = (
  { attemptId, studentName }: WatchedStudent,
  all: readonly WatchedStudent[],
): boolean => all.some((other) => other.attemptId !== attemptId && other.studentName === studentName);
