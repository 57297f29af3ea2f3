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
  /** The quiz-taking screen, in place of the dashboard; it leaves with what there is to tell. */
  renderQuiz: (entered: EnteredQuiz, onLeave: (notice?: string) => void) => ReactNode;
  /** What stands here where a quiz page was before, until one opens. */
  renderWatch: () => ReactNode;
  /** The dashboard is there, and the network is free for what may come next. */
  onReady: () => void;
  /** A quiz opens; what it will show can be fetched ahead. */
  onQuiz: (quiz: JoinedQuiz['quiz']) => void;
  openKept: OpenKept;
}

const wasQuizHere = () => readInTab(PAGE_GONE_KEY) !== null || readInTab(PAGE_HERE_KEY) !== null;
/** Whether something was due when the dashboard was here last: what loads has the shape of that. */
const wasDue = () => readInTab(DUE_KEY) === 'true';
// Not part of the first load: it is needed when the server cannot be reached.
const KeptQuizOffer = lazy(async () => ({ default: (await import('./ResumeOffers')).KeptQuizOffer }));

/** `/student`: the dashboard, or the quiz that was joined (spec §2 "Student dashboard"). */
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
      // A reload of the running quiz offers to resume it instead of following the link again.
      dropLink();
      setNotice(null);
      setEntered(quiz);
      onQuiz(quiz.joined.quiz);
    },
    [dropLink, onQuiz],
  );
  const leave = useCallback(
    (told?: string) => {
      // The list is fresh when it comes back into sight, unless the server takes its time.
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

/** The outcome of the quiz that was left; it takes the focus, and so it is read out. */
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

/** Names the tab again after a quiz has had its own title there. */
function DashboardTitle() {
  useDocumentTitle(texts.title);
  return null;
}
