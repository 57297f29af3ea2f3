import type { Question } from '../../../shared/question/schema';
import { showingOf } from '../../question-types/showing';
import styles from './Paper.module.css';
import { texts } from './texts';

/** One question with room for its answer. */
export function BlankQuestion({ question, number }: { question: Question; number: number }) {
  const { AnswerRoom } = showingOf(question);
  const { text, maximumMarks, imageUrl, imageAlt } = question;
  return (
    <li className={styles.question}>
      <span className={styles.number}>{number}.</span>
      <div className={styles.body}>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {imageUrl && <img src={imageUrl} alt={imageAlt ?? texts.image(number)} className={styles.image} />}
        <AnswerRoom question={question} />
      </div>
      <span className={styles.marks}>{texts.marks(maximumMarks)}</span>
    </li>
  );
}
