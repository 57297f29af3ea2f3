import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import type { SubmittedAttempt } from '../../../shared/attempt/schema';
import { messages } from '../../../shared/messages';
import { displayAnswer } from '../../../shared/results/display';
import type { EvaluatedQuiz } from '../../../shared/results/schema';
import { formatDate } from '../../platform/date-format';
import { serverSentence } from '../../platform/error-message';
import { trpcClient } from '../../platform/trpc-client';
import { Badge } from '../../ui/Badge';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Responses.module.css';
import { texts } from './texts';

/** The responses of one attempt: question by question once released, before that the reason why not. */
export function Responses({ attempt }: { attempt: SubmittedAttempt }) {
  if (!attempt.scoresReleased) return <p className={styles.note}>{messages.resultsNotReleased}</p>;
  return <ReleasedResponses quizId={attempt.quizId} />;
}

function ReleasedResponses({ quizId }: { quizId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['evaluated', quizId],
    queryFn: () => trpcClient.results.evaluated.query({ quizId }),
  });
  if (data) {
    return (
      <ol className={styles.list}>
        {Object.entries(data.evaluatedQuizData).map(([questionId, response], index) => (
          <Response key={questionId} number={index + 1} response={response} />
        ))}
      </ol>
    );
  }
  if (!error) return <Skeleton lines={4} />;
  const sentence = serverSentence(error) ?? texts.responsesFailed;
  return <ErrorState message={sentence} onRetry={() => void refetch()} />;
}

interface ResponseProps {
  number: number;
  response: EvaluatedQuiz['evaluatedQuizData'][string];
}

function Response({ number, response }: ResponseProps) {
  const { note } = response;
  return (
    <li className={styles.response}>
      <p className={styles.question}>
        {number}. {response.questionText}
      </p>
      <div className={styles.badges}>
        {response.isCorrect ? (
          <Badge tone="ok">
            <Check aria-hidden="true" /> {texts.correct}
          </Badge>
        ) : (
          <Badge tone="bad">
            <X aria-hidden="true" /> {texts.incorrect}
          </Badge>
        )}
        <span className={styles.marks}>{texts.marks(response.score, response.maximumMarks)}</span>
      </div>
      {note && (
        <p className={styles.note}>
          {texts.corrected(formatDate(note.correctedAt), note.scoreBefore, note.scoreAfter)}
        </p>
      )}
      <dl className={styles.answers}>
        <dt>{texts.yourAnswer}</dt>
        <dd>{displayAnswer(response.studentAnswer)}</dd>
        <dt>{texts.correctAnswer}</dt>
        <dd>{displayAnswer(response.correctAnswer)}</dd>
      </dl>
    </li>
  );
}
