import type { Answer } from '../../../shared/attempt/answer';
import type { Question } from '../../../shared/question/schema';
import { displayAnswer } from '../../../shared/results/display';
import styles from './AnswerText.module.css';
import { texts } from './texts';

/** An answer as it was written, line breaks included; several values joined by commas. */
export function AnswerText({ answer }: { answer: Answer | Question['correctAnswer'] | undefined }) {
  const isEmpty = answer === undefined || (typeof answer !== 'number' && answer.length === 0);
  if (isEmpty) return <span className={styles.none}>{texts.noAnswer}</span>;
  return (
    <span className={styles.text} dir="auto">
      {displayAnswer(answer)}
    </span>
  );
}
