import type { StudentResult } from '../../../../shared/results/schema';
import { Button } from '../../../ui/Button';
import { SortableHead, Table } from '../../../ui/Table';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { texts } from '../texts';
import { COLUMN_LABELS } from './column-labels';
import { FocusLostBadge } from './FocusLostBadge';
import { StudentStatus } from './StudentStatus';
import styles from './StudentTable.module.css';
import { percentText, scoreText } from './score-text';
import { COLUMNS, type Column, type Sorting } from './sort-students';

export interface StudentListProps {
  students: readonly StudentResult[];
  sorting: Sorting;
  /** Whether the rows stand as the sorting says: while marks come in they keep their places. */
  isInOrder: boolean;
  onSort: (column: Column) => void;
  onView: (studentId: string) => void;
}

export function StudentTable({ students, sorting, isInOrder, onSort, onView }: StudentListProps) {
  const directionOf = (column: Column) => {
    if (sorting.column !== column || !isInOrder) return undefined;
    return sorting.descending ? 'descending' : 'ascending';
  };
  const head = (
    <>
      {COLUMNS.map((column) => (
        <SortableHead
          key={column}
          label={COLUMN_LABELS[column]}
          direction={directionOf(column)}
          onSort={() => onSort(column)}
        />
      ))}
      <th scope="col" className={styles.action}>
        <VisuallyHidden>Answers</VisuallyHidden>
      </th>
    </>
  );
  return (
    <Table label="Students" head={head}>
      {students.map((student) => (
        <tr key={student.studentId}>
          <th scope="row" className={styles.name}>
            <span dir="auto">{student.studentName}</span>
            <span className={styles.email}>{student.studentEmail}</span>
          </th>
          <td className={styles.number}>{scoreText(student)}</td>
          <td className={styles.number}>{percentText(student)}</td>
          <td className={styles.number}>
            <FocusLostBadge count={student.focusLostCount} />
          </td>
          <td>
            <StudentStatus student={student} />
          </td>
          <td className={styles.action}>
            <Button variant="secondary" onClick={() => onView(student.studentId)}>
              <span>
                {texts.viewAnswers}
                <VisuallyHidden> of {student.studentName}</VisuallyHidden>
              </span>
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}
