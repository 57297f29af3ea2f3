import type { StudentResult } from '../../../../shared/results/schema';
import { formatDateTime } from '../../../platform/date-format';
import { FocusLostBadge } from './FocusLostBadge';
import { StudentStatus } from './StudentStatus';
import styles from './StudentSummary.module.css';
import { percentText, scoreText } from './score-text';

/** One student's attempt in one look, above the answers. */
export function StudentSummary({ student }: { student: StudentResult }) {
  return (
    <div className={styles.summary}>
      <p className={styles.line}>
        <span className={styles.score}>{scoreText(student)}</span> {percentText(student)}{' '}
        <StudentStatus student={student} />
      </p>
      <p className={styles.more}>
        {student.studentEmail} · submitted {formatDateTime(student.submittedAt)} · focus lost:{' '}
        <FocusLostBadge count={student.focusLostCount} />
      </p>
    </div>
  );
}
