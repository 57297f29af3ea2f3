import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { Card } from '../../../ui/Card';
import type { Column } from '../../../ui/use-data-table';
import { type LiveState, stateOf, type WatchedStudent } from './live-state';
import { type StudentAct, StudentMenu } from './StudentMenu';
import styles from './StudentsSection.module.css';
import { LiveStateBadge, Progress, TabChanges, TimeLeft } from './student-cells';

export interface LiveRows {
  quiz: LiveQuiz;
  onAct: (act: StudentAct, student: WatchedStudent) => void;
}

/** What may need the teacher comes first, who is done last. */
const RANKS: Readonly<Record<LiveState, number>> = {
  offline: 0,
  away: 1,
  saving: 2,
  working: 3,
  paused: 3,
  closed: 4,
  submitted: 5,
};

export function liveColumns({ quiz, onAct }: LiveRows): readonly Column<WatchedStudent>[] {
  const isPaused = quiz.pausedSince !== null;
  const tabChanges: Column<WatchedStudent> = {
    id: 'tab-changes',
    head: 'Tab changes',
    className: styles.number,
    cell: (student) => <TabChanges student={student} />,
  };
  return [
    {
      id: 'name',
      head: 'Student',
      kind: 'name',
      className: styles.nameCell,
      sortBy: ({ studentName }) => studentName,
      cell: (student) => (
        <>
          <span dir="auto">{student.studentName}</span>
          {isNamesake(student, quiz.students) && (
            <span className={styles.emailLine}>{student.studentEmail}</span>
          )}
        </>
      ),
    },
    {
      id: 'state',
      head: 'State',
      sortBy: (student) => RANKS[stateOf(student, isPaused)],
      cell: (student) => <LiveStateBadge student={student} isPaused={isPaused} />,
    },
    {
      id: 'progress',
      head: 'Answered',
      className: styles.progress,
      sortBy: ({ answeredCount }) => answeredCount,
      cell: (student) => <Progress student={student} />,
    },
    ...(quiz.allowTabChange ? [] : [tabChanges]),
    {
      id: 'time',
      head: 'Time left',
      className: styles.number,
      cell: (student) => <TimeLeft student={student} quiz={quiz} />,
    },
    {
      id: 'actions',
      head: 'Actions',
      kind: 'action',
      className: styles.action,
      cell: (student) => <StudentMenu student={student} quiz={quiz} onAct={onAct} />,
    },
  ];
}

/** The row of a student on a phone. */
export function LiveCard({ student, quiz, onAct }: LiveRows & { student: WatchedStudent }) {
  return (
    <Card as="li" className={styles.card}>
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
  );
}

/** Whether the name alone does not say who it is. */
const isNamesake = ({ attemptId, studentName }: WatchedStudent, all: readonly WatchedStudent[]): boolean =>
  all.some((other) => other.attemptId !== attemptId && other.studentName === studentName);
