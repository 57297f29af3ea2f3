import { serverSentence, statusOf } from '../../platform/error-message';
import { useDocumentTitle } from '../../platform/use-document-title';
import { ErrorState } from '../../ui/ErrorState';
import { PageShell } from '../../ui/PageShell';
import { Skeleton } from '../../ui/Skeleton';
import { LiveClock } from './LiveClock';
import styles from './LiveQuizScreen.module.css';
import { LiveQuizView } from './LiveQuizView';
import { texts } from './texts';
import { useLiveQuiz } from './use-live-quiz';

interface LiveQuizScreenProps {
  quizId: string;
  onSessionEnded: (reason: string) => void;
}

/** Who takes the quiz right now, how they are getting on, and what the teacher can do about it. */
export function LiveQuizScreen(props: LiveQuizScreenProps) {
  return <LiveQuiz key={props.quizId} {...props} />;
}

function LiveQuiz({ quizId, onSessionEnded }: LiveQuizScreenProps) {
  const { data, dataUpdatedAt, error, refetch } = useLiveQuiz(quizId, onSessionEnded);
  useDocumentTitle(data ? texts.title(data.title) : texts.live);
  const isMissing = statusOf(error) === 404;
  return (
    <PageShell>
      <div className={styles.page}>
        {data ? (
          <LiveClock serverNow={data.serverNow} receivedAt={dataUpdatedAt}>
            <LiveQuizView quiz={data} isLost={error !== null} onRetry={refetch} />
          </LiveClock>
        ) : error ? (
          <>
            <h1>{texts.live}</h1>
            <ErrorState
              message={(isMissing ? serverSentence(error) : undefined) ?? texts.loadFailed}
              onRetry={isMissing ? undefined : refetch}
            />
          </>
        ) : (
          <div className={styles.page} aria-busy="true">
            <Skeleton height="3.25rem" />
            <Skeleton height="6rem" />
            <Skeleton height="24rem" />
          </div>
        )}
      </div>
    </PageShell>
  );
}
