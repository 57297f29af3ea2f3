import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { StudentResult } from '../../../../shared/results/schema';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
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
  onSort: (column: Column) => void;
  onView: (studentId: string) => void;
}

export function StudentTable({ students, sorting, onSort, onView }: StudentListProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label="Students">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <SortableHead key={column} column={column} sorting={sorting} onSort={onSort} />
            ))}
            <th scope="col" className={styles.action}>
              <VisuallyHidden>Answers</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <tr key={student.studentId}>
              <th scope="row" className={styles.name}>
                {student.studentName}
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
        </tbody>
      </table>
    </div>
  );
}

interface SortableHeadProps {
  column: Column;
  sorting: Sorting;
  onSort: (column: Column) => void;
}

function SortableHead({ column, sorting, onSort }: SortableHeadProps) {
  const isSorted = sorting.column === column;
  const Icon = !isSorted ? ArrowUpDown : sorting.descending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={!isSorted ? undefined : sorting.descending ? 'descending' : 'ascending'}>
      <button type="button" className={styles.sort} onClick={() => onSort(column)}>
        {COLUMN_LABELS[column]}
        <Icon size={14} aria-hidden="true" className={classNames(!isSorted && styles.unsorted)} />
      </button>
    </th>
  );
}
