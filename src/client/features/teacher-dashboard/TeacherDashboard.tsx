import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Loaded } from '../../quiz-parts/Loaded';
import { PaidBanner } from '../../quiz-parts/PaidBanner';
import { ScreenHead } from '../../quiz-parts/ScreenHead';
import { TeacherBar } from '../../quiz-parts/TeacherBar';
import { Button } from '../../ui/Button';
import { CountCards } from '../../ui/Card';
import { PageShell } from '../../ui/PageShell';
import { QuizList } from './QuizList';
import styles from './TeacherDashboard.module.css';
import { texts } from './texts';
import { useCreateQuiz } from './use-create-quiz';
import { useTeacherDashboard } from './use-teacher-dashboard';

/** The teacher's first screen: the plan, the counts and the quizzes (spec §2 "Teacher dashboard"). */
export function TeacherDashboard({ onReady }: { onReady: () => void }) {
  useDocumentTitle('Your quizzes');
  const query = useTeacherDashboard();
  const dashboard = query.data;
  const isReady = dashboard !== undefined;
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  const { createQuiz, creating } = useCreateQuiz();
  const create = () => void createQuiz();
  return (
    <PageShell header={<TeacherBar teacher={dashboard} />} look="desk">
      <div className={styles.page}>
        <Loaded
          query={query}
          failed={texts.cannotLoad}
          lost={texts.reconnecting}
          shape={['1rem', '6rem', '14rem']}
        >
          {({ name, quizzes }) => (
            <>
              <PaidBanner />
              <ScreenHead
                title={`Welcome, ${name}`}
                actions={
                  <Button size="large" busy={creating} onClick={create}>
                    <Plus size={20} aria-hidden="true" /> Create Quiz
                  </Button>
                }
              />
              <div className={styles.counts}>
                <CountCards
                  counts={[
                    { label: texts.totalQuizzes, count: quizzes.length },
                    {
                      label: texts.publishedCount,
                      count: quizzes.filter(({ isPublished }) => isPublished).length,
                    },
                  ]}
                />
              </div>
              <QuizList quizzes={quizzes} creating={creating} onCreate={create} />
            </>
          )}
        </Loaded>
      </div>
    </PageShell>
  );
}
