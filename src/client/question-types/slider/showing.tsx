import type { ListedDraft } from '../../../shared/question-types/listed-draft';
import type { Showing } from '../showing-module';
import styles from './showing.module.css';

export const sliderShowing = {
  label: 'Slider',
  AnswerRoom: ({ question: { min, max, step } }) => (
    <p className={styles.numberLine}>
      A number from {min} to {max}, in steps of {step}:
    </p>
  ),
  keyText: ({ correctAnswer }) => correctAnswer.join(' or '),
  PastedAnswer: PastedRange,
} satisfies Showing<'slider'>;

function PastedRange({ draft }: { draft: ListedDraft<'slider'> }) {
  const { correctAnswer, min, max, step } = draft;
  const answer = [correctAnswer].flat().join(', ');
  if (min === null || max === null) return null;
  return (
    <p className={styles.answer}>
      {min} to {max}, step {step}
      {answer && `; accepted: ${answer}`}
    </p>
  );
}
