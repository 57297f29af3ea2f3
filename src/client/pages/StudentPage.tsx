import { lazy, Suspense } from 'react';
import type { JoinedQuiz } from '../../shared/attempt/schema';
import { StudentDashboardPage } from '../features/student-dashboard/StudentDashboardPage';
import { StartCard } from '../features/student-dashboard/use-quiz-entry';
import { keepOffline, keepPagesOffline } from '../platform/keep-offline';
import { prepared } from '../platform/prepared';
import { StudentProviders } from '../platform/trpc-client';
import type { EnteredQuiz } from '../quiz-session/entered-quiz';
import { ReadingHelp } from '../reading-help/ReadingHelp';
import type { SavedQuiz } from '../rules/quiz-session/saved-quiz';
import { PageShell } from '../ui/PageShell';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './StudentPage.module.css';

const TakeQuiz = prepared(async () => (await import('../features/take-quiz/TakeQuiz')).TakeQuiz);

/** Loads everything between a link and the first question. */
export const prepareQuiz = (): void => {
  void StartCard.prepare();
  void TakeQuiz.prepare();
};

// Outside the first load: needed only after a reload during a quiz.
const ReloadWatch = lazy(async () => ({
  default: (await import('../features/take-quiz/ReloadWatch')).ReloadWatch,
}));

const openKept = async (saved: SavedQuiz): Promise<EnteredQuiz> =>
  (await import('../quiz-session/entered-quiz')).openSavedQuiz(saved);

// Preloaded with the dashboard: a starting quiz must not wait for its code.
const prepare = () => {
  void TakeQuiz.prepare();
  // If the server becomes unreachable, the login page is shown, and could no longer be loaded then.
  void import('../features/login/LoginPages').catch(() => undefined);
  keepPagesOffline(new URLSearchParams(location.search).has('quizId'));
};

const keepPictures = ({ questions }: JoinedQuiz['quiz']) =>
  keepOffline(questions.flatMap((question) => ('imageUrl' in question && question.imageUrl) || []));

/** The dashboard, or the quiz in its place. */
export function StudentPage() {
  return (
    <StudentProviders>
      <ReadingHelp />
      <StudentDashboardPage
        onReady={prepare}
        onQuiz={keepPictures}
        openKept={openKept}
        renderWatch={() => (
          <Suspense>
            <ReloadWatch />
          </Suspense>
        )}
        renderQuiz={(entered, onLeave) => (
          <Suspense fallback={<QuizLoading title={entered.joined.quiz.title} />}>
            <TakeQuiz.Screen key={entered.joined.attempt._id} entered={entered} onLeave={onLeave} />
          </Suspense>
        )}
      />
    </StudentProviders>
  );
}

function QuizLoading({ title }: { title: string }) {
  return (
    <PageShell header={null} footer={false} bare>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <Skeleton lines={8} className={styles.quiz} />
    </PageShell>
  );
}
