import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import { paths, withQuery } from '../../../shared/paths';
import { DUE_KEY, PAGE_GONE_KEY, PAGE_HERE_KEY, readInTab } from '../../platform/tab-storage';
import { useDocumentTitle } from '../../platform/use-document-title';
import type { EnteredQuiz } from '../../quiz-session/entered-quiz';
import { useAnnounced } from '../../ui/Announcer';
import { Banner } from '../../ui/Banner';
import { classNames } from '../../ui/class-names';
import { PageShell } from '../../ui/PageShell';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Dashboard } from './Dashboard';
import styles from './Dashboard.module.css';
import { Logout } from './Logout';
import type { OpenKept } from './ResumeOffers';
import { shareIdIn } from './share-id';
import { texts } from './texts';
import { useJoin } from './use-join';
import { useKeptQuiz } from './use-saved-quiz';
import { useStudentDashboard } from './use-student-dashboard';

interface StudentDashboardPageProps {
  /** Renders the quiz in place of the dashboard; `onLeave` may carry a notice. */
  renderQuiz: (entered: EnteredQuiz, onLeave: (notice?: string) => void) => ReactNode;
  /** Replaces a reloaded quiz page until a quiz opens. */
  renderWatch: () => ReactNode;
  /** Called when the dashboard is shown and the network is free for preloading. */
  onReady: () => void;
  /** Called when a quiz opens, to preload its content. */
  onQuiz: (quiz: JoinedQuiz['quiz']) => void;
  openKept: OpenKept;
}

const wasQuizHere = () => readInTab(PAGE_GONE_KEY) !== null || readInTab(PAGE_HERE_KEY) !== null;
/** Whether something was due on the last visit, for the shape of the skeleton. */
const wasDue = () => readInTab(DUE_KEY) === 'true';
// Outside the first load: only needed while the server is unreachable.
const KeptQuizOffer = lazy(async () => ({ default: (await import('./ResumeOffers')).KeptQuizOffer }));

/** `/student`: the dashboard, or the joined quiz (spec §2 "Student dashboard"). */
export function StudentDashboardPage(props: StudentDashboardPageProps) {
  const { renderQuiz, renderWatch, onReady, onQuiz, openKept } = props;
  const quizId = new URLSearchParams(useSearch()).get('quizId');
  const [, navigate] = useLocation();
  const [entered, setEntered] = useState<EnteredQuiz | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const { dashboard, receivedAtMs, reconnecting, isAway, refetch } = useStudentDashboard({
    quizId,
    isQuizRunning: entered !== null,
  });

  useAnnounced(reconnecting ? texts.reconnecting : null);
  const isReady = dashboard !== undefined;
  const kept = useKeptQuiz({ isReady, isAway });
  const [isWatched] = useState(wasQuizHere);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);

  const dropLink = useCallback(() => navigate(paths.student, { replace: true }), [navigate]);
  const showCard = useCallback(
    (shareId: string) => {
      if (!quizId || shareIdIn(quizId) !== shareId) navigate(withQuery(paths.student, { quizId: shareId }));
    },
    [navigate, quizId],
  );
  const open = useCallback(
    (quiz: EnteredQuiz) => {
      // Reloading the running quiz offers to resume it instead of following the link again.
      dropLink();
      setNotice(null);
      setEntered(quiz);
      onQuiz(quiz.joined.quiz);
    },
    [dropLink, onQuiz],
  );
  const leave = useCallback(
    (told?: string) => {
      // Shows a fresh list on return, unless the server is slow.
      void Promise.race([refetch(), patience()]).then(() => {
        setEntered(null);
        setNotice(told ?? null);
      });
    },
    [refetch],
  );
  const joining = useJoin(open);

  if (entered) return renderQuiz(entered, leave);
  return (
    <PageShell header={<Logout />}>
      <DashboardTitle />
      {isWatched && renderWatch()}
      <div className={styles.page}>
        {reconnecting && <Banner tone="warn">{texts.reconnecting}</Banner>}
        {notice && <Notice text={notice} onDismiss={() => setNotice(null)} />}
        {dashboard ? (
          <Dashboard
            dashboard={dashboard}
            receivedAtMs={receivedAtMs}
            quizId={quizId}
            joining={joining}
            openKept={openKept}
            onOpen={open}
            onCard={showCard}
            onLinkDone={dropLink}
          />
        ) : (
          <div aria-busy="true">
            <h1>
              <VisuallyHidden>{texts.title}</VisuallyHidden>
            </h1>
            <Skeleton lines={5} className={classNames(styles.shape, wasDue() && styles.due)} />
          </div>
        )}
        {kept.saved && (
          <Suspense>
            <KeptQuizOffer
              saved={kept.saved}
              openKept={openKept}
              onOpen={(quiz) => {
                kept.close();
                open(quiz);
              }}
              onStartFresh={kept.discard}
              onClose={kept.close}
            />
          </Suspense>
        )}
      </div>
    </PageShell>
  );
}

/** The outcome of the quiz just left; focused, so that it is read. */
function Notice({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <Banner ref={banner} tone="ok" onDismiss={onDismiss}>
      {text}
    </Banner>
  );
}

const LIST_PATIENCE_MS = 2000;
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, LIST_PATIENCE_MS));

/** Restores the tab's title after a quiz. */
function DashboardTitle() {
  useDocumentTitle(texts.title);
  return null;
}
