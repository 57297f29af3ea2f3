import type { StudentResult } from '../../../../shared/results/schema';
import { distinguishingMark } from '../../../../shared/tell-apart';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import type { Column } from '../../../ui/use-data-table';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { reviewCountOf } from '../review';
import { percentText, scoreText, texts } from '../texts';
import { holdTexts } from './hold-texts';
import { FocusLostBadge, StudentStatus } from './StudentSummary';
import styles from './StudentsTab.module.css';
import type { Hold } from './use-hold';

interface ActProps {
  student: StudentResult;
  onView: (studentId: string) => void;
  /** Absent for readers who may not mark. */
  hold: Hold | undefined;
}

export const studentColumns = ({
  onView,
  hold,
}: Omit<ActProps, 'student'>): readonly Column<StudentResult>[] => [
  {
    id: 'student',
    head: 'Student',
    kind: 'name',
    className: styles.nameCell,
    sortBy: ({ studentName }) => studentName,
    cell: (student) => {
      const mark = distinguishingMark(student);
      return (
        <>
          <span dir="auto">{student.studentName}</span>
          {mark !== null && <span className={styles.emailLine}>{mark}</span>}
        </>
      );
    },
  },
  {
    id: 'score',
    head: 'Score',
    kind: 'number',
    sortBy: ({ score }) => score,
    isLargestFirst: true,
    cell: scoreText,
  },
  {
    id: 'percentage',
    head: '%',
    kind: 'number',
    sortBy: ({ percentage }) => percentage,
    isLargestFirst: true,
    cell: percentText,
  },
  {
    id: 'focus',
    head: 'Tab changes',
    kind: 'number',
    sortBy: ({ focusLostCount }) => focusLostCount,
    isLargestFirst: true,
    cell: ({ focusLostCount }) => <FocusLostBadge count={focusLostCount} />,
  },
  {
    id: 'status',
    head: 'Status',
    sortBy: statusRank,
    cell: (student) => <StudentStatus student={student} />,
  },
  {
    id: 'answers',
    head: 'Answers',
    kind: 'action',
    cell: (student) => <Acts {...{ student, onView, hold }} />,
  },
];

/** Answers needing review come first. */
function statusRank(student: StudentResult): number {
  if (reviewCountOf(student) > 0) return 0;
  if (!student.isEvaluated) return 1;
  return student.scoresReleased ? 3 : 2;
}

/** A student's row on a phone. */
export function StudentCard({ student, onView, hold }: ActProps) {
  const mark = distinguishingMark(student);
  return (
    <Card as="li" className={styles.card}>
      <div className="flex justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-h3" dir="auto">
            {student.studentName}
          </h2>
          {mark !== null && <p className="text-muted text-sm break-anywhere">{mark}</p>}
        </div>
        <p className="font-semibold tabular-nums text-end nowrap">
          {scoreText(student)}
          <span className="block text-muted text-sm font-normal">{percentText(student)}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 gap-x-3">
        <StudentStatus student={student} />
        <span className="text-muted text-sm">
          Tab changes: <FocusLostBadge count={student.focusLostCount} />
        </span>
      </div>
      <Acts {...{ student, onView, hold }} />
    </Card>
  );
}

function Acts({ student, onView, hold }: ActProps) {
  return (
    <span className="flex flex-wrap items-center justify-end">
      {hold && <HoldButton student={student} hold={hold} />}
      <ViewButton student={student} onView={onView} />
    </span>
  );
}

function HoldButton({ student, hold }: { student: StudentResult; hold: Hold }) {
  const { heldBack } = student;
  return (
    <Button
      variant="ghost"
      className={styles.hold}
      disabled={hold.isBusy}
      onClick={() => (heldBack === null ? hold.begin(student) : hold.end(student))}
    >
      <span>
        {heldBack === null ? holdTexts.begin : holdTexts.end[heldBack]}
        <VisuallyHidden> {student.studentName}</VisuallyHidden>
      </span>
    </Button>
  );
}

function ViewButton({ student: { studentId, studentName }, onView }: Omit<ActProps, 'hold'>) {
  return (
    <Button variant="ghost" className={styles.open} onClick={() => onView(studentId)}>
      <span>
        {texts.viewAnswers}
        <VisuallyHidden> of {studentName}</VisuallyHidden>
      </span>
    </Button>
  );
}
