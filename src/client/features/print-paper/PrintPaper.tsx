import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from '../../../shared/messages';
import { serverSentence, statusOf } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { teacherPaths } from '../../quiz-parts/teacher-paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Checkbox } from '../../ui/Checkbox';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageShell } from '../../ui/PageShell';
import { Skeleton } from '../../ui/Skeleton';
import { AnswerKey } from './AnswerKey';
import { BlankPaper } from './BlankPaper';
import styles from './PrintPaper.module.css';
import { texts } from './texts';

interface PrintPaperProps {
  quizId: string;
  /** Called with the reason when the session is over. */
  onSessionEnded: (reason: string) => void;
}

/** A quiz on paper: a blank sheet to write on, and the key on a sheet of its own. */
export function PrintPaper({ quizId, onSessionEnded }: PrintPaperProps) {
  const [withKey, setWithKey] = useState(true);
  const { data: quiz, error, refetch } = trpc.quizzes.get.useQuery({ quizId });
  const isRefused = [401, 403].includes(statusOf(error) ?? 0);
  useDocumentTitle(quiz ? quiz.title : texts.title);

  useEffect(() => {
    if (isRefused) onSessionEnded(serverSentence(error) ?? messages.loginAgain);
  }, [isRefused, error, onSessionEnded]);

  const back = (
    <ButtonLink variant="ghost" className={styles.back} href={teacherPaths.dashboard}>
      <ArrowLeft size={18} aria-hidden="true" /> All quizzes
    </ButtonLink>
  );
  return (
    <PageShell header={back}>
      <div className={styles.page}>
        <div className={styles.controls}>
          <h1>{texts.title}</h1>
          {quiz && quiz.questions.length > 0 && (
            <div className={styles.choices}>
              <Checkbox
                label={texts.withKey}
                reason={texts.withKeyReason}
                checked={withKey}
                onChange={(event) => setWithKey(event.currentTarget.checked)}
              />
              <Button size="large" onClick={() => window.print()}>
                <Printer size={20} aria-hidden="true" /> {texts.print}
              </Button>
            </div>
          )}
        </div>
        {!quiz && error && <ErrorState message={texts.loadFailed} onRetry={() => void refetch()} />}
        {!quiz && !error && <Skeleton height="30rem" />}
        {quiz && quiz.questions.length === 0 && <EmptyState title={texts.empty} />}
        {quiz && quiz.questions.length > 0 && (
          <>
            <BlankPaper quiz={quiz} />
            {withKey && <AnswerKey quiz={quiz} />}
          </>
        )}
      </div>
    </PageShell>
  );
}
