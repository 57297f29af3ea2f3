import { useState } from 'react';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { FocusLossesDialog } from '../../quiz-parts/focus-losses/FocusLossesDialog';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ClockSection } from './clock/ClockSection';
import { GiveTimeDialog } from './dialogs/GiveTimeDialog';
import { ReopenDialog } from './dialogs/ReopenDialog';
import { LiveHead } from './LiveHead';
import { LivePanel } from './LivePanel';
import { LateSection } from './late/LateSection';
import type { StudentAct } from './students/StudentMenu';
import { StudentsSection } from './students/StudentsSection';
import { texts } from './texts';

interface LiveQuizViewProps {
  quiz: LiveQuiz;
  isLost: boolean;
  onRetry: () => void;
}

/** What is open over the list; for the whole class when no attempt is named. */
interface OpenDialog {
  readonly act: StudentAct;
  readonly attemptId?: string;
}

export function LiveQuizView({ quiz, isLost, onRetry }: LiveQuizViewProps) {
  const [dialog, setDialog] = useState<OpenDialog | undefined>();
  const close = () => setDialog(undefined);
  const student = quiz.students.find(({ attemptId }) => attemptId === dialog?.attemptId);
  const isRunning = quiz.students.some(({ submittedAt }) => submittedAt === null);
  return (
    <>
      <LiveHead quiz={quiz} onGiveTime={isRunning ? () => setDialog({ act: 'time' }) : undefined} />
      {isLost && (
        <Banner
          tone="warn"
          role="status"
          action={
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {texts.connectionLost}
        </Banner>
      )}
      {quiz.pausedSince !== null && (
        <Banner tone="info" role="status">
          {texts.pausedSince(quiz.pausedSince)}
        </Banner>
      )}
      <LivePanel quiz={quiz} />
      {quiz.students.length === 0 ? (
        <EmptyState title={texts.nobody}>{texts.nobodyMore}</EmptyState>
      ) : (
        <StudentsSection quiz={quiz} onAct={(act, { attemptId }) => setDialog({ act, attemptId })} />
      )}
      {quiz.late.length > 0 && <LateSection quizId={quiz.quizId} papers={quiz.late} />}
      {quiz.clock.length > 0 && <ClockSection moves={quiz.clock} />}
      {dialog?.act === 'time' && <GiveTimeDialog quizId={quiz.quizId} student={student} onClose={close} />}
      {dialog?.act === 'reopen' && student && (
        <ReopenDialog quizId={quiz.quizId} student={student} onClose={close} />
      )}
      {dialog?.act === 'focusLosses' && student && (
        <FocusLossesDialog
          quizId={quiz.quizId}
          attemptId={student.attemptId}
          studentName={student.studentName}
          isRunning={student.submittedAt === null}
          onClose={close}
        />
      )}
    </>
  );
}
