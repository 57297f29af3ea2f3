import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '../../../shared/plan/money';
import { formatDate } from '../../platform/date-format';
import { forgetPaidNotice, readPaidNotice } from '../../platform/paid-notice';
import { site } from '../../platform/site';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Loaded } from '../../quiz-parts/Loaded';
import { ScreenHead } from '../../quiz-parts/ScreenHead';
import { TeacherBar } from '../../quiz-parts/TeacherBar';
import { Banner } from '../../ui/Banner';
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

/** Confirms what was just paid, until it is read; the focus is on it, since the page has changed under the buyer. */
function PaidBanner() {
  const [notice, setNotice] = useState(readPaidNotice);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  if (!notice) return null;
  const { amount, currency, orderId, planActiveUntil } = notice;
  const dismiss = () => {
    forgetPaidNotice();
    setNotice(undefined);
  };
  return (
    <Banner tone="ok" role="status" ref={banner} onDismiss={dismiss}>
      <p>
        {texts.paidThanks(formatMoney(amount, currency), formatDate(planActiveUntil))}{' '}
        {texts.paidOrder(orderId)}
      </p>
      <p>{site.sendsMail ? texts.paidMail : texts.paidKept}</p>
    </Banner>
  );
}
