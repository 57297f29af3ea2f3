import { Check } from 'lucide-react';
import type { ListedDraft } from '../../../shared/question-types/listed-draft';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
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
  KeyedAnswer: KeyedRange,
} satisfies Showing<'slider'>;

/** The range and the accepted answers. */
function KeyedRange({ draft }: { draft: ListedDraft<'slider'> }) {
  const { correctAnswer, min, max, step } = draft;
  const answer = [correctAnswer].flat().join(', ');
  return (
    <p className={styles.answer}>
      {min ?? '?'} to {max ?? '?'}, step {step ?? '?'}
      {answer !== '' && (
        <span className={styles.correct}>
          {answer} <Check size={16} aria-hidden="true" />
          <VisuallyHidden> (correct)</VisuallyHidden>
        </span>
      )}
    </p>
  );
}
