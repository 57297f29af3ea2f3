import { Card } from '../../../ui/Card';
import { SortBar } from '../../../ui/SortBar';
import { LIVE_COLUMN_LABELS } from './column-labels';
import styles from './LiveCards.module.css';
import { LiveStateBadge } from './LiveStateBadge';
import { isNamesake, type LiveListProps } from './LiveTable';
import { Progress } from './Progress';
import { StudentMenu } from './StudentMenu';
import { LIVE_COLUMNS } from './sort-live';
import { TabChanges } from './TabChanges';
import { TimeLeft } from './TimeLeft';

/** The table of students on a phone: one card each, sorted by a choice above. */
export function LiveCards({ quiz, students, sorting, onSort, onAct }: LiveListProps) {
  return (
    <div className={styles.list}>
      <SortBar columns={LIVE_COLUMNS} labels={LIVE_COLUMN_LABELS} sorting={sorting} onSort={onSort} />
      <ul className={styles.list}>
        {students.map((student) => (
          <Card as="li" key={student.attemptId} className={styles.card}>
            <div className={styles.top}>
              <div>
                <h2 className={styles.name} dir="auto">
                  {student.studentName}
                </h2>
                {isNamesake(student, quiz.students) && <p className={styles.email}>{student.studentEmail}</p>}
              </div>
              <StudentMenu student={student} quiz={quiz} onAct={onAct} />
            </div>
            <div className={styles.facts}>
              <LiveStateBadge student={student} isPaused={quiz.pausedSince !== null} />
              {student.submittedAt === null && (
                <span>
                  <TimeLeft student={student} quiz={quiz} /> <span className={styles.fact}>left</span>
                </span>
              )}
            </div>
            <Progress student={student} />
            {!quiz.allowTabChange && (
              <p className={styles.facts}>
                <span className={styles.fact}>Tab changes</span> <TabChanges student={student} />
              </p>
            )}
          </Card>
        ))}
      </ul>
    </div>
  );
}
