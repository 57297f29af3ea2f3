import { useState } from 'react';
import { LIVE_POLL_MS } from '../../../shared/constants';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { usePolling } from '../../platform/use-polling';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { FocusLossesDialog } from '../../quiz-parts/focus-losses/FocusLossesDialog';
import { Loaded } from '../../quiz-parts/Loaded';
import { Banner } from '../../ui/Banner';
import { EmptyState } from '../../ui/EmptyState';
import { PageShell } from '../../ui/PageShell';
import { ClockSection } from './ClockSection';
import { GiveTimeDialog } from './dialogs/GiveTimeDialog';
import { ReopenDialog } from './dialogs/ReopenDialog';
import { LateSubmissions } from './LateSubmissions';
import { LiveHead } from './LiveHead';
import { LivePanel } from './LivePanel';
import styles from './LiveQuizScreen.module.css';
import { LiveClock } from './live-clock';
import type { StudentAct } from './students/StudentMenu';
import { StudentsSection } from './students/StudentsSection';
import { texts } from './texts';

interface LiveQuizScreenProps {
  quizId: string;
}

/** Who takes the quiz right now, how they are getting on, and what the teacher can do about it. */
export function LiveQuizScreen({ quizId }: LiveQuizScreenProps) {
  return <LiveScreen key={quizId} quizId={quizId} />;
}

function LiveScreen({ quizId }: LiveQuizScreenProps) {
  const query = trpc.supervision.live.useQuery(
    { quizId },
    usePolling(() => LIVE_POLL_MS),
  );
  const { data, dataUpdatedAt, error } = query;
  useSessionEnd(error);
  useDocumentTitle(data ? texts.title(data.title) : texts.live);
  return (
    <PageShell>
      <div className={styles.page}>
        <LiveHead quiz={data} />
        <Loaded query={query} failed={texts.loadFailed} shape={['6rem', '24rem']}>
          {(quiz) => (
            <LiveClock serverNow={quiz.serverNow} receivedAt={dataUpdatedAt}>
              <LiveClass quiz={quiz} />
            </LiveClock>
          )}
        </Loaded>
      </div>
    </PageShell>
  );
}

/** What is open over the list, and whom it is about. */
interface OpenDialog {
  readonly act: StudentAct;
  readonly attemptId: string;
}

function LiveClass({ quiz }: { quiz: LiveQuiz }) {
  const [dialog, setDialog] = useState<OpenDialog | undefined>();
  const student = quiz.students.find(({ attemptId }) => attemptId === dialog?.attemptId);
  const { quizId } = quiz;
  const open = student && { quizId, student, onClose: () => setDialog(undefined) };
  return (
    <>
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
      {quiz.late.length > 0 && <LateSubmissions quizId={quizId} submissions={quiz.late} />}
      {quiz.clock.length > 0 && <ClockSection moves={quiz.clock} />}
      {open && dialog?.act === 'time' && <GiveTimeDialog {...open} />}
      {open && dialog?.act === 'reopen' && <ReopenDialog {...open} />}
      {open && dialog?.act === 'focusLosses' && (
        <FocusLossesDialog
          {...open}
          attemptId={open.student.attemptId}
          studentName={open.student.studentName}
          isRunning={open.student.submittedAt === null}
        />
      )}
    </>
  );
}
