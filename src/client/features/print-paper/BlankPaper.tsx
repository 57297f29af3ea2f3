import type { Quiz } from '../../../shared/quiz/schema';
import { BlankQuestion } from './BlankQuestion';
import styles from './Paper.module.css';
import { paperMinutes, totalMarks } from './paper-facts';
import { texts } from './texts';

/** The sheet to write on: whose it is, then the questions in the quiz's order. */
export function BlankPaper({ quiz }: { quiz: Quiz }) {
  return (
    <article className={styles.sheet} aria-labelledby="paper-title">
      <header className={styles.head}>
        <h2 id="paper-title" className={styles.title} dir="auto">
          {quiz.title}
        </h2>
        <p className={styles.facts}>
          {texts.questions(quiz.questions.length)} · {texts.marks(totalMarks(quiz))} ·{' '}
          {texts.minutes(paperMinutes(quiz))}
        </p>
        <div className={styles.person}>
          {[texts.name, texts.className, texts.date].map((label) => (
            <p key={label} className={styles.blank}>
              {label}
            </p>
          ))}
        </div>
      </header>
      <ol className={styles.questions}>
        {quiz.questions.map((question, index) => (
          <BlankQuestion key={question._id} question={question} number={index + 1} />
        ))}
      </ol>
    </article>
  );
}
