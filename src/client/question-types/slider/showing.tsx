import { Check } from 'lucide-react';
import { formatNumber } from '../../../shared/languages/format-number';
import type { ListedDraft } from '../../../shared/question-types/listed-draft';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { questionTexts } from '../question-texts';
import type { Showing } from '../showing-module';
import styles from './showing.module.css';

export const sliderShowing = {
  label: questionTexts.slider,
  AnswerRoom: ({ question: { min, max, step } }) => (
    <p className={styles.numberLine}>
      {questionTexts.writeInRange({
        min: formatNumber(min),
        max: formatNumber(max),
        step: formatNumber(step),
      })}
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
      {questionTexts.keyedRange({ min: shown(min), max: shown(max), step: shown(step) })}
      {answer !== '' && (
        <span className={styles.correct}>
          {answer} <Check size={16} aria-hidden="true" />
          <VisuallyHidden> {questionTexts.isCorrect}</VisuallyHidden>
        </span>
      )}
    </p>
  );
}

const shown = (value: number | null): string => (value === null ? '?' : formatNumber(value));
