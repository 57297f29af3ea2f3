import { displayAnswer } from '../../../shared/results/display';
import type { EvaluatedQuiz } from '../../../shared/results/schema';
import { formatDate } from '../../platform/date-format';
import { AnswerStateBadge } from '../../quiz-parts/AnswerStateBadge';
import { QuestionImage } from '../../quiz-parts/QuestionImage';
import { GivenOptions } from './GivenOptions';
import styles from './Responses.module.css';
import { responseTexts } from './response-texts';

interface ResponseProps {
  number: number;
  response: EvaluatedQuiz['evaluatedQuizData'][string];
}

/** One released answer: the question as it was asked, what was answered, what is right, and the marks. */
export function Response({ number, response }: ResponseProps) {
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
