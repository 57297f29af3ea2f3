import { useEffect, useRef } from 'react';
import type { QuizResults, StudentResult } from '../../../../shared/results/schema';
import { Drawer } from '../../../ui/Drawer';
import { EmptyState } from '../../../ui/EmptyState';
import { MessageLine } from '../MessageLine';
import { texts } from '../texts';
import type { LineMessage } from '../use-message-line';
import type { useViewAddress } from '../use-view-address';
import { AnswerCard } from './AnswerCard';
import styles from './StudentDrawer.module.css';
import { StudentNav } from './StudentNav';
import { StudentSummary } from './StudentSummary';

interface StudentDrawerProps {
  results: QuizResults;
  /** The list behind, in its order, for Previous and Next. */
  students: readonly StudentResult[];
  message: LineMessage | undefined;
  address: Pick<ReturnType<typeof useViewAddress>, 'studentId' | 'closeStudent' | 'moveToStudent'>;
}

/** One student's answers with their marks; in the address, so that Back closes it. */
export function StudentDrawer({ results, students, message, address }: StudentDrawerProps) {
  const { studentId } = address;
  const student = results.results.find((each) => each.studentId === studentId);
  return (
    <Drawer
      open={studentId !== null}
      onClose={address.closeStudent}
      title={student?.studentName ?? texts.viewAnswers}
    >
      {student ? (
        <div className={styles.content}>
          <Answers key={student.studentId} results={results} student={student} />
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

function Answers({ results, student }: { results: QuizResults; student: StudentResult }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
    // What had the focus went away with the answers of the student before.
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div ref={top} tabIndex={-1}>
        <StudentSummary quizId={results.quizId} student={student} />
      </div>
      <ol className={styles.answers}>
        {results.questions.map((question, index) => (
          <AnswerCard key={question._id} question={question} number={index + 1} student={student} />
        ))}
      </ol>
    </>
  );
}
