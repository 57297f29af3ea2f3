import type { Question } from '../../../shared/question/schema';
import { classNames } from '../../ui/class-names';
import styles from './Paper.module.css';
import { lineCount, optionLabel } from './paper-facts';
import { texts } from './texts';

/** One question with room for its answer. */
export function BlankQuestion({ question, number }: { question: Question; number: number }) {
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

function AnswerRoom({ question }: { question: Question }) {
  if (question.type === 'mcq' || question.type === 'msq') {
    const many = question.type === 'msq';
    return (
      <>
        <p className={styles.hint}>{many ? texts.chooseAll : texts.chooseOne}</p>
        <ul className={styles.options}>
          {question.options.map((option, index) => (
            <li key={index}>
              <span className={classNames(styles.box, !many && styles.round)} aria-hidden="true" />
              <span className={styles.letter}>{optionLabel(index)}</span>
              <span dir="auto">{option}</span>
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (question.type === 'slider') {
    return (
      <p className={classNames(styles.blank, styles.numberLine)}>
        {texts.number(question.min, question.max, question.step)}
      </p>
    );
  }
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lineCount(question) }, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}
