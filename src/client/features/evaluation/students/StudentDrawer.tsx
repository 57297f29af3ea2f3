import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { QuizResults, StudentResult } from '../../../../shared/results/schema';
import { useShortcut, useShortcutsOn } from '../../../platform/shortcuts';
import { numberedAsked } from '../../../rules/results/was-asked';
import { announce } from '../../../ui/Announcer';
import { Button } from '../../../ui/Button';
import { Drawer } from '../../../ui/Drawer';
import { EmptyState } from '../../../ui/EmptyState';
import { commentTexts } from '../comments/comment-texts';
import { type LineMessage, MessageLine } from '../MessageLine';
import { texts } from '../texts';
import { Conflicts } from '../together/Conflicts';
import { useMarking } from '../use-marking';
import type { useViewAddress } from '../use-view-address';
import { AnswerCard } from './AnswerCard';
import { StudentComment } from './StudentComment';
import styles from './StudentDrawer.module.css';
import { StudentSummary } from './StudentSummary';

interface StudentDrawerProps {
  results: QuizResults;
  /** The list behind it, in order, for Previous and Next. */
  students: readonly StudentResult[];
  message: LineMessage | undefined;
  address: Pick<
    ReturnType<typeof useViewAddress>,
    'studentId' | 'questionId' | 'closeStudent' | 'moveToStudent'
  >;
}

/** One student's answers with marks; in the address, so that Back closes it. */
export function StudentDrawer({ results, students, message, address }: StudentDrawerProps) {
  const { refused } = useMarking();
  const { studentId } = address;
  // The gradebook knows accounts only.
  const student = results.results.find((each) => [each.studentId, each.accountId].includes(studentId ?? ''));
  return (
    <Drawer
      open={studentId !== null}
      onClose={address.closeStudent}
      title={student?.studentName ?? texts.viewAnswers}
    >
      {student ? (
        <div className={styles.content}>
          <Answers
            key={student.studentId}
            results={results}
            student={student}
            questionId={address.questionId}
          />
          <Conflicts results={results} refused={refused} inDialog />
          <div className={styles.foot}>
            <MessageLine message={message} />
            <StudentNav students={students} studentId={student.studentId} onMove={address.moveToStudent} />
          </div>
        </div>
      ) : (
        <EmptyState title={texts.studentNotHere} />
      )}
    </Drawer>
  );
}

interface AnswersProps {
  results: QuizResults;
  student: StudentResult;
  /** The question to begin with; null for the first. */
  questionId: string | null;
}

function Answers({ results, student, questionId }: AnswersProps) {
  const top = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [first] = useState(() =>
    numberedAsked(results, student).findIndex(({ question }) => question._id === questionId),
  );
  useEffect(() => {
    const asked = list.current?.children[first];
    if (asked) asked.scrollIntoView({ block: 'start' });
    else top.current?.scrollIntoView({ block: 'nearest' });
    // The focused element disappeared with the previous student's answers.
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
  }, [first]);
  return (
    <>
      <div ref={top} tabIndex={-1}>
        <StudentSummary quizId={results.quizId} student={student} />
        <StudentComment
          label={commentTexts.forSubmission}
          add={commentTexts.addForSubmission}
          target={{ questionId: null, studentIds: [student.studentId] }}
          stored={student.comment}
        />
      </div>
      <ol ref={list} className="grid grid-cols-1 content-start flex-1 list-none">
        {numberedAsked(results, student).map(({ question, number }) => (
          <AnswerCard
            key={question._id}
            {...{ question, number, student }}
            alsoAccepted={results.alsoAccepted[question._id] ?? []}
          />
        ))}
      </ol>
    </>
  );
}

interface StudentNavProps {
  students: readonly StudentResult[];
  studentId: string;
  onMove: (studentId: string) => void;
}

/** Previous and next student in list order; also by the keys K and J. */
function StudentNav({ students, studentId, onMove }: StudentNavProps) {
  const index = students.findIndex((student) => student.studentId === studentId);
  const moveTo = (student: StudentResult | undefined) => {
    if (!student) return;
    onMove(student.studentId);
    announce(student.studentName);
  };
  // A student outside the filter has no neighbours.
  const previous = index > 0 ? students[index - 1] : undefined;
  const next = index >= 0 ? students[index + 1] : undefined;
  const hasKeys = useShortcutsOn();
  useShortcut('j', () => moveTo(next), { inDialog: true });
  useShortcut('k', () => moveTo(previous), { inDialog: true });
  return (
    <nav className="flex items-center justify-between gap-2" aria-label="Students">
      <Button
        variant="secondary"
        disabled={!previous}
        aria-keyshortcuts={hasKeys ? 'K' : undefined}
        onClick={() => moveTo(previous)}
      >
        <ChevronLeft size={18} aria-hidden="true" /> Previous
      </Button>
      <span className="text-muted text-sm tabular-nums text-center">
        {index >= 0 && `${index + 1} of ${students.length}`}
        {hasKeys && students.length > 1 && (
          <span className={styles.keys} aria-hidden="true">
            Keys <kbd>K</kbd> <kbd>J</kbd>
          </span>
        )}
      </span>
      <Button
        variant="secondary"
        disabled={!next}
        aria-keyshortcuts={hasKeys ? 'J' : undefined}
        onClick={() => moveTo(next)}
      >
        Next <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </nav>
  );
}
