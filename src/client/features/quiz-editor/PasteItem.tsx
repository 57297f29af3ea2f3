import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BulkItem } from '../../../shared/question/bulk-paste';
import type { QuestionDraft } from '../../../shared/question/draft';
import { marksLabel } from '../../quiz-parts/question-texts';
import { QUESTION_TYPE_LABELS } from '../../quiz-parts/question-type-label';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './PasteDialog.module.css';

interface PasteItemProps {
  item: BulkItem;
  /** The place among the pasted questions, from 1. */
  number: number;
  /** What has to be mended. */
  children: ReactNode;
}

/** One question as it was understood: its kind, its text, its answers. */
export function PasteItem({ item: { draft, issues }, number, children }: PasteItemProps) {
  const { type, text, maximumMarks, timeLimit } = draft;
  return (
    <li className={classNames(styles.item, issues.length > 0 && styles.wrong)}>
      <p className={styles.facts}>
        <span>{number}.</span>
        <span>{QUESTION_TYPE_LABELS[type]}</span>
        <span>{marksLabel(maximumMarks)}</span>
        {timeLimit !== null && Number.isFinite(timeLimit) && <span>{timeLimit} s</span>}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <Answers draft={draft} />
      {children}
    </li>
  );
}

function Answers({ draft }: { draft: QuestionDraft }) {
  const { type, options, correctAnswer, min, max, step } = draft;
  if (type === 'mcq' || type === 'msq') {
    const correct = [correctAnswer].flat();
    return (
      <ul className={styles.options}>
        {options.map((option, index) => (
          <li key={index} className={classNames(correct.includes(option) && styles.correct)}>
            {correct.includes(option) && <Check size={16} aria-hidden="true" />}
            <span dir="auto">
              {option}
              {correct.includes(option) && <VisuallyHidden> (correct)</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
    );
  }
  const answer = [correctAnswer].flat().join(', ');
  if (type !== 'slider')
    return (
      answer && (
        <p className={styles.answer} dir="auto">
          Model answer: {answer}
        </p>
      )
    );
  if (min === null || max === null) return null;
  return (
    <p className={styles.answer}>
      {min} to {max}, step {step}
      {answer && `; accepted: ${answer}`}
    </p>
  );
}
