import { useQuery } from '@tanstack/react-query';
import type { SubmittedAttempt } from '../../../../shared/attempt/schema';
import { messages } from '../../../../shared/messages';
import { serverSentence } from '../../../platform/error-message';
import { trpcClient } from '../../../platform/trpc-client';
import { TextsIn } from '../../../rich-text/RichText';
import { ErrorState } from '../../../ui/Banner';
import { Skeleton } from '../../../ui/Skeleton';
import { Response, TeacherComment } from './Response';
import styles from './Responses.module.css';
import { SecondLook } from './SecondLook';
import { texts } from './texts';

/** The responses of one attempt by question once released; before that the reason. */
export function Responses({ attempt }: { attempt: SubmittedAttempt }) {
  if (!attempt.scoresReleased) return <p className={styles.note}>{messages.resultsNotReleased}</p>;
  return (
    <TextsIn lang={attempt.lang}>
      <ReleasedResponses quizId={attempt.quizId} canAsk={!attempt.quizEnded} />
    </TextsIn>
  );
}

function ReleasedResponses({ quizId, canAsk }: { quizId: string; canAsk: boolean }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['evaluated', quizId],
    queryFn: () => trpcClient.results.evaluated.query({ quizId }),
  });
  if (data) {
    return (
      <div className={styles.released}>
        <TeacherComment text={data.comment} />
        <ol className={styles.list}>
          {Object.entries(data.evaluatedQuizData).map(([questionId, response], index) => (
            <Response key={questionId} number={index + 1} response={response}>
              <SecondLook {...{ quizId, questionId, canAsk }} number={index + 1} appeal={response.appeal} />
            </Response>
          ))}
        </ol>
      </div>
    );
  }
  if (!error) return <Skeleton lines={4} />;
  const sentence = serverSentence(error) ?? texts.responsesFailed;
  return <ErrorState message={sentence} onRetry={() => void refetch()} />;
}
