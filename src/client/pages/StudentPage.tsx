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

/** Loads all that lies between a link and the first question. */
export const prepareQuiz = (): void => {
  void StartCard.prepare();
  void TakeQuiz.prepare();
};

// Not part of the first load: it is needed where a quiz was on the screen before.
const ReloadWatch = lazy(async () => ({
  default: (await import('../features/take-quiz/ReloadWatch')).ReloadWatch,
}));

const openKept = async (saved: SavedQuiz): Promise<EnteredQuiz> =>
  (await import('../quiz-session/entered-quiz')).openSavedQuiz(saved);

// Fetched behind the dashboard: a quiz must not wait for its screen when it starts.
const prepare = () => {
  void TakeQuiz.prepare();
  // A server that goes away leads to the login page, which it could not send any more.
  void import('../features/login/LoginPages').catch(() => undefined);
  keepPagesOffline(new URLSearchParams(location.search).has('quizId'));
};

const keepPictures = ({ questions }: JoinedQuiz['quiz']) =>
  keepOffline(questions.flatMap((question) => ('imageUrl' in question && question.imageUrl) || []));

/** The dashboard and the quiz that opens in its place. */
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
