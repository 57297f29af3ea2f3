import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { CountCards } from '../../ui/CountCards';
import { PageShell } from '../../ui/PageShell';
import { Skeleton } from '../../ui/Skeleton';
import { DashboardHeader } from './DashboardHeader';
import { PaidBanner } from './PaidBanner';
import { QuizList } from './QuizList';
import styles from './TeacherDashboard.module.css';
import { texts } from './texts';
import { useCreateQuiz } from './use-create-quiz';
import { useTeacherDashboard } from './use-teacher-dashboard';

/** The teacher's first screen: the plan, the counts and the quizzes (spec §2 "Teacher dashboard"). */
export function TeacherDashboard({ onReady }: { onReady: () => void }) {
  useDocumentTitle('Your quizzes');
  const { dashboard, reconnecting, retry } = useTeacherDashboard();
  const isReady = dashboard !== undefined;
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  const { createQuiz, creating } = useCreateQuiz();
  const create = () => void createQuiz();
  return (
    <PageShell header={<DashboardHeader dashboard={dashboard} />}>
      <div className={styles.page}>
        {reconnecting && (
          <Banner
            tone="warn"
            role="status"
            action={
              dashboard && (
                <Button variant="secondary" onClick={() => void retry()}>
                  Try again
                </Button>
              )
            }
          >
            {texts.reconnecting}
          </Banner>
        )}
        {dashboard ? (
          <>
            <PaidBanner />
            <div className={styles.head}>
              <h1>Welcome, {dashboard.name}</h1>
              <Button size="large" busy={creating} onClick={create}>
                <Plus size={20} aria-hidden="true" /> Create Quiz
              </Button>
            </div>
            <div className={styles.counts}>
              <CountCards
                counts={[
                  { label: texts.totalQuizzes, count: dashboard.quizzes.length },
                  {
                    label: texts.publishedCount,
                    count: dashboard.quizzes.filter(({ isPublished }) => isPublished).length,
                  },
                ]}
              />
            </div>
            <QuizList quizzes={dashboard.quizzes} creating={creating} onCreate={create} />
          </>
        ) : (
          <div className={styles.page} aria-busy="true">
            <Skeleton lines={1} />
            <Skeleton height="6rem" />
            <Skeleton height="14rem" />
          </div>
        )}
      </div>
    </PageShell>
  );
}
