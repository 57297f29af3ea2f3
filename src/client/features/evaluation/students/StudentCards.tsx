import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { SortBar } from '../../../ui/SortBar';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { texts } from '../texts';
import { COLUMN_LABELS } from './column-labels';
import { FocusLostBadge } from './FocusLostBadge';
import styles from './StudentCards.module.css';
import { StudentStatus } from './StudentStatus';
import type { StudentListProps } from './StudentTable';
import { percentText, scoreText } from './score-text';
import { COLUMNS } from './sort-students';

/** The table of students on a phone: one card each, sorted by a choice above. */
export function StudentCards({ students, sorting, onSort, onView }: StudentListProps) {
  return (
    <div className={styles.list}>
      <SortBar columns={COLUMNS} labels={COLUMN_LABELS} sorting={sorting} onSort={onSort} />
      <ul className={styles.list}>
        {students.map((student) => (
          <Card as="li" key={student.studentId} className={styles.card}>
            <div className={styles.top}>
              <div className={styles.who}>
                <h2 className={styles.name} dir="auto">
                  {student.studentName}
                </h2>
                <p className={styles.email}>{student.studentEmail}</p>
              </div>
              <p className={styles.score}>
                {scoreText(student)}
                <span className={styles.percent}>{percentText(student)}</span>
              </p>
            </div>
            <div className={styles.facts}>
              <StudentStatus student={student} />
              <span className={styles.focus}>
                Focus lost: <FocusLostBadge count={student.focusLostCount} />
              </span>
            </div>
            <Button variant="secondary" onClick={() => onView(student.studentId)}>
              <span>
                {texts.viewAnswers}
                <VisuallyHidden> of {student.studentName}</VisuallyHidden>
              </span>
            </Button>
          </Card>
        ))}
      </ul>
    </div>
  );
}
