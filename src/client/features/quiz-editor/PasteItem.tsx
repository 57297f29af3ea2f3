import type { ReactNode } from 'react';
import type { BulkItem } from '../../../shared/question/bulk-paste';
import { showingOf } from '../../question-types/showing';
import { marksLabel } from '../../quiz-parts/question-texts';
import { classNames } from '../../ui/class-names';
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
  const { text, maximumMarks, timeLimit } = draft;
  const { label, PastedAnswer } = showingOf(draft);
  return (
    <li className={classNames(styles.item, issues.length > 0 && styles.wrong)}>
      <p className={styles.facts}>
        <span>{number}.</span>
        <span>{label}</span>
        <span>{marksLabel(maximumMarks)}</span>
        {timeLimit !== null && Number.isFinite(timeLimit) && <span>{timeLimit} s</span>}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <PastedAnswer draft={draft} />
      {children}
    </li>
  );
}
