import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import { paths } from '../../paths';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Banner } from '../../ui/Banner';
import { PageShell } from '../../ui/PageShell';
import { Skeleton } from '../../ui/Skeleton';
import { Dashboard } from './Dashboard';
import styles from './Dashboard.module.css';
import { DashboardHeader } from './DashboardHeader';
import { texts } from './texts';
import { useJoin } from './use-join';
import { useStudentDashboard } from './use-student-dashboard';

interface StudentDashboardPageProps {
  /** The quiz-taking screen, in place of the dashboard; it leaves with what there is to tell. */
  renderQuiz: (joined: JoinedQuiz, onLeave: (notice?: string) => void) => ReactNode;
  /** The dashboard is there, and the network is free for what may come next. */
  onReady: () => void;
}

/** `/student`: the dashboard, or the quiz that was joined (spec §2 "Student dashboard"). */
export function StudentDashboardPage({ renderQuiz, onReady }: StudentDashboardPageProps) {
  const quizId = new URLSearchParams(useSearch()).get('quizId');
  const [, navigate] = useLocation();
  const [joined, setJoined] = useState<JoinedQuiz | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const { dashboard, reconnecting, refetch } = useStudentDashboard({
    quizId,
    isQuizRunning: joined !== null,
  });

  const isReady = dashboard !== undefined;
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);

  const dropLink = useCallback(() => navigate(paths.student, { replace: true }), [navigate]);
  const open = useCallback(
    (quiz: JoinedQuiz) => {
      // A reload of the running quiz offers to resume it instead of following the link again.
      dropLink();
      setNotice(null);
      setJoined(quiz);
    },
    [dropLink],
  );
  const leave = useCallback(
    (told?: string) => {
      // The list is fresh when it comes back into sight, unless the server takes its time.
      void Promise.race([refetch(), patience()]).then(() => {
        setJoined(null);
        setNotice(told ?? null);
      });
    },
    [refetch],
  );
  const joining = useJoin(open);

  if (joined) return renderQuiz(joined, leave);
  return (
    <PageShell header={<DashboardHeader />}>
      <DashboardTitle />
      <div className={styles.page}>
        {reconnecting && (
          <Banner tone="warn" role="status">
            {texts.reconnecting}
          </Banner>
        )}
        {notice && (
          <Banner tone="ok" role="status" onDismiss={() => setNotice(null)}>
            {notice}
          </Banner>
        )}
        {dashboard ? (
          <Dashboard dashboard={dashboard} quizId={quizId} joining={joining} onLinkDone={dropLink} />
        ) : (
          <div className={styles.page} aria-busy="true">
            <Skeleton lines={1} />
            <Skeleton height="12rem" />
            <Skeleton height="5rem" />
          </div>
        )}
      </div>
    </PageShell>
  );
}

const LIST_PATIENCE_MS = 2000;
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, LIST_PATIENCE_MS));

/** Names the tab again after a quiz has had its own title there. */
function DashboardTitle() {
  useDocumentTitle(texts.title);
  return null;
}
