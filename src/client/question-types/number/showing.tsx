import { Check } from 'lucide-react';
import { numberKeyText } from '../../../shared/number-answer/number-key';
import { type NumberDraft, numberKeyOf } from '../../../shared/question-types/number/draft';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { questionTexts } from '../question-texts';
import type { Showing } from '../showing-module';
import styles from './showing.module.css';

export const numberShowing = {
  label: questionTexts.number,
  AnswerRoom: ({ question }) => (
    <p className={styles.room}>
      {question.correctAnswer.unit === undefined
        ? questionTexts.writeNumber
        : questionTexts.writeNumberWithUnit}
      <span className={styles.line} aria-hidden="true" />
    </p>
  ),
  keyText: ({ correctAnswer }) => numberKeyText(correctAnswer),
  KeyedAnswer: KeyedNumber,
} satisfies Showing<'number'>;

/** The right number with tolerance and unit; incomplete ones as typed. */
function KeyedNumber({ draft }: { draft: NumberDraft }) {
  const key = numberKeyOf(draft);
  const { value, unit } = draft.correctAnswer;
  return (
    <p className={styles.answer} dir="auto">
      {key ? numberKeyText(key) : `${value ?? '?'} ${unit}`}
      {key && (
        <>
          {' '}
          <Check size={16} aria-hidden="true" />
          <VisuallyHidden> {questionTexts.isCorrect}</VisuallyHidden>
        </>
      )}
    </p>
  );
}
