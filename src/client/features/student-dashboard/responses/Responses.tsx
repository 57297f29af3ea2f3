import { useQuery } from '@tanstack/react-query';
import { Check, Circle, CircleDot } from 'lucide-react';
import type { SubmittedAttempt } from '../../../shared/attempt/schema';
import { messages } from '../../../shared/messages';
import { displayAnswer } from '../../../shared/results/display';
import type { EvaluatedQuiz } from '../../../shared/results/schema';
import { formatDate } from '../../platform/date-format';
import { serverSentence } from '../../platform/error-message';
import { trpcClient } from '../../platform/trpc-client';
import { AnswerStateBadge } from '../../quiz-parts/AnswerStateBadge';
import { QuestionImage } from '../../quiz-parts/QuestionImage';
import { Badge } from '../../ui/Badge';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { responseTexts } from './later-texts';
import styles from './Responses.module.css';

type ReleasedAnswer = EvaluatedQuiz['evaluatedQuizData'][string];

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
  const sentence = serverSentence(error) ?? responseTexts.responsesFailed;
  return <ErrorState message={sentence} onRetry={() => void refetch()} />;
}

interface ResponseProps {
  number: number;
  response: ReleasedAnswer;
}

/** One released answer: the question as it was asked, what was answered, what is right, and the marks. */
function Response({ number, response }: ResponseProps) {
  const { questionText, imageUrl, imageAlt, options, studentAnswer, correctAnswer, note } = response;
  return (
    <li className={styles.response}>
      <p className={styles.question} dir="auto">
        {number}. {questionText}
      </p>
      {imageUrl && <QuestionImage src={imageUrl} alt={imageAlt ?? null} number={number} />}
      <div className={styles.badges}>
        <AnswerStateBadge mark={response} />
        <span className={styles.marks}>{responseTexts.marks(response.score, response.maximumMarks)}</span>
      </div>
      {note && (
        <p className={styles.note}>
          {responseTexts.corrected(formatDate(note.correctedAt), note.scoreBefore, note.scoreAfter)}
        </p>
      )}
      {options && <GivenOptions options={options} chosen={studentAnswer} correct={correctAnswer} />}
      <dl className={styles.answers}>
        <dt>{responseTexts.yourAnswer}</dt>
        <dd dir="auto">{displayAnswer(studentAnswer)}</dd>
        <dt>{responseTexts.correctAnswer}</dt>
        <dd dir="auto">
          {correctAnswer === null ? responseTexts.correctAnswerLater : displayAnswer(correctAnswer)}
        </dd>
      </dl>
    </li>
  );
}

interface GivenOptionsProps {
  options: readonly string[];
  chosen: ReleasedAnswer['studentAnswer'];
  /** Null while the correct answers are withheld. */
  correct: ReleasedAnswer['correctAnswer'];
}

/** The options of a question; a shape and a word tell which were chosen and which are right. */
function GivenOptions({ options, chosen, correct }: GivenOptionsProps) {
  return (
    <ul className={styles.options} aria-label={responseTexts.options}>
      {options.map((option) => {
        const isChosen = isAmong(chosen, option);
        const Shape = isChosen ? CircleDot : Circle;
        return (
          <li key={option} className={styles.option}>
            <Shape className={styles.shape} size={18} aria-hidden="true" />
            <span className={styles.text} dir="auto">
              {option}
            </span>
            {isChosen && <Badge tone="accent">{responseTexts.yourAnswer}</Badge>}
            {isAmong(correct, option) && (
              <Badge tone="ok">
                <Check aria-hidden="true" /> {responseTexts.correctAnswer}
              </Badge>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const isAmong = (
  answer: ReleasedAnswer['studentAnswer'] | ReleasedAnswer['correctAnswer'],
  option: string,
): boolean => (Array.isArray(answer) ? answer.some((each) => each === option) : answer === option);
