import { lazy, Suspense } from 'react';
import { StudentDashboardPage } from '../features/student-dashboard/StudentDashboardPage';
import { PageShell } from '../ui/PageShell';
import { Skeleton } from '../ui/Skeleton';

const loadQuiz = () => import('../features/take-quiz/TakeQuiz');
const TakeQuiz = lazy(async () => ({ default: (await loadQuiz()).TakeQuiz }));

// Fetched behind the dashboard: a quiz must not wait for its screen when it starts.
const prefetchQuiz = () => void loadQuiz().catch(() => undefined);

/** The dashboard and the quiz that opens in its place. */
export function StudentPage() {
  return (
    <StudentDashboardPage
      onReady={prefetchQuiz}
      renderQuiz={(joined, onLeave) => (
        <Suspense fallback={<QuizLoading />}>
          <TakeQuiz key={joined.attempt._id} joined={joined} onLeave={onLeave} />
        </Suspense>
      )}
    />
  );
}

function QuizLoading() {
  return (
    <PageShell header={null} footer={false}>
      <Skeleton lines={4} />
    </PageShell>
  );
}
