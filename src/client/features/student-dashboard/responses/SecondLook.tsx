import type { Appeal } from '../../../../shared/appeals/schema';
import { formatDate } from '../../../platform/date-format';
import { AskForSecondLook } from './AskForSecondLook';
import styles from './SecondLook.module.css';
import { secondLookTexts } from './second-look-texts';

interface SecondLookProps {
  quizId: string;
  questionId: string;
  /** The number of the question, which tells the buttons apart where they are read out. */
  number: number;
  appeal: Appeal | undefined;
  /** Whether the quiz is still there for the teacher to look at. */
  canAsk: boolean;
}

/** A student's wish to have one released mark looked at again: what was asked, what the teacher said, and the way to ask. */
export function SecondLook({ appeal, canAsk, ...answer }: SecondLookProps) {
  const isOpen = appeal?.answer === null;
  if (!appeal && !canAsk) return null;
  return (
    <div className={styles.place}>
      {appeal && <Asked appeal={appeal} />}
      {canAsk && !isOpen && <AskForSecondLook {...answer} isAgain={appeal !== undefined} />}
    </div>
  );
}

function Asked({ appeal: { text, askedAt, answer } }: { appeal: Appeal }) {
  return (
    <>
      <figure className={styles.said}>
        <figcaption className={styles.who}>{secondLookTexts.asked(formatDate(askedAt))}</figcaption>
        <blockquote className={styles.text} dir="auto">
          {text}
        </blockquote>
        {answer === null && <p className={styles.waits}>{secondLookTexts.waits}</p>}
      </figure>
      {answer !== null && (
        <figure className={styles.answered}>
          <figcaption className={styles.teacher}>{secondLookTexts.answered}</figcaption>
          <blockquote className={styles.text} dir="auto">
            {answer}
          </blockquote>
        </figure>
      )}
    </>
  );
}
