import type { Quiz } from '../../../shared/quiz/schema';
import { showingOf } from '../../question-types/showing';
import { classNames } from '../../ui/class-names';
import styles from './Paper.module.css';
import { totalMarks } from './paper-facts';
import { texts } from './texts';

/** The correct answers, on a sheet of their own. */
export function AnswerKey({ quiz }: { quiz: Quiz }) {
  return (
    <article className={classNames(styles.sheet, styles.ownSheet)} aria-labelledby="key-title">
      <header className={styles.head}>
        <h2 id="key-title" className={styles.title}>
          {texts.key}
        </h2>
        <p className={styles.facts}>
          {quiz.title} · {texts.marks(totalMarks(quiz))}
        </p>
      </header>
      <ol className={classNames(styles.questions, styles.keys)}>
        {quiz.questions.map((question, index) => (
          <li key={question._id} className={styles.question}>
            <span className={styles.number}>{index + 1}.</span>
            <div className={styles.body}>
              <p className={styles.asked} dir="auto">
                {question.text}
              </p>
              <p className={styles.text} dir="auto">
                {showingOf(question).keyText(question)}
              </p>
            </div>
            <span className={styles.marks}>{texts.marks(question.maximumMarks)}</span>
          </li>
        ))}
      </ol>
    </article>
  );
}
