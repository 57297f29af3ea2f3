import { printedOrder } from '../../../shared/question-types/avoiding';
import { RichText } from '../../rich-text/RichText';
import { questionTexts } from '../question-texts';
import type { Showing } from '../showing-module';
import styles from './showing.module.css';

export const orderShowing = {
  label: questionTexts.ordering,
  AnswerRoom: ({ question }) => (
    <>
      <p className={styles.hint}>{questionTexts.numberThese}</p>
      <ul className={styles.options}>
        {printedOrder(question.options, { questionId: question._id, right: question.correctAnswer }).map(
          (option) => (
            <li key={option}>
              <span className={styles.box} aria-hidden="true" />
              <RichText text={option} />
            </li>
          ),
        )}
      </ul>
    </>
  ),
  keyText: ({ correctAnswer }) => correctAnswer.map((option, at) => `${at + 1}. ${option}`).join('\n'),
  KeyedAnswer: ({ draft }) => (
    <ol className={styles.keyed}>
      {draft.correctAnswer.map((option, at) => (
        <li key={at}>
          <span className={styles.place}>{at + 1}.</span>
          <RichText text={option} />
        </li>
      ))}
    </ol>
  ),
} satisfies Showing<'order'>;
