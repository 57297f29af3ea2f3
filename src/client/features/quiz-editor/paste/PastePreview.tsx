import { CircleAlert, CircleCheck } from 'lucide-react';
import type { BulkItem } from '../../../../shared/question/bulk-paste';
import type { BulkIssue } from '../../../../shared/question/bulk-paste-groups';
import { showingOf } from '../../../question-types/showing';
import { marksLabel } from '../../../quiz-parts/question-texts';
import { FormattedTexts, RichText } from '../../../quiz-parts/rich-text/RichText';
import { classNames } from '../../../ui/class-names';
import { pasteTexts } from '../texts';
import styles from './PasteDialog.module.css';

interface PastePreviewProps {
  items: readonly BulkItem[];
  /** Of lines that belong to no question. */
  issues: readonly BulkIssue[];
  issueCount: number;
  onLine: (line: number) => void;
}

/** What was understood of the text, and line by line what was not. */
export function PastePreview({ items, issues, issueCount, onLine }: PastePreviewProps) {
  const isReady = issueCount === 0 && items.length > 0;
  const Icon = isReady ? CircleCheck : CircleAlert;
  return (
    <section className={styles.side} aria-labelledby="paste-preview">
      <h3 id="paste-preview" className={styles.title}>
        {pasteTexts.previewTitle}
      </h3>
      <p className={isReady ? styles.ready : styles.notReady} role="status">
        <Icon size={18} aria-hidden="true" />
        {isReady ? pasteTexts.ready(items.length) : pasteTexts.notReady(items.length, issueCount)}
      </p>
      <IssueLines issues={issues} onLine={onLine} />
      <ol className={styles.items}>
        {items.map((item, index) => (
          <PastedQuestion key={item.line} item={item} number={index + 1} onLine={onLine} />
        ))}
      </ol>
    </section>
  );
}

interface PastedQuestionProps {
  item: BulkItem;
  /** The place among the pasted questions, from 1. */
  number: number;
  onLine: (line: number) => void;
}

/** One question as it was understood: its kind, its text, its answers, and what has to be corrected. */
function PastedQuestion({ item: { draft, issues }, number, onLine }: PastedQuestionProps) {
  const { text, maximumMarks, timeLimit } = draft;
  const { label, KeyedAnswer } = showingOf(draft);
  return (
    <li className={classNames(styles.item, issues.length > 0 && styles.wrong)}>
      <p className={styles.facts}>
        <span>{number}.</span>
        <span>{label}</span>
        <span>{marksLabel(maximumMarks)}</span>
        {timeLimit !== null && Number.isFinite(timeLimit) && <span>{timeLimit} s</span>}
      </p>
      <FormattedTexts of={draft}>
        <RichText text={text} className={styles.text} />
        <KeyedAnswer draft={draft} />
      </FormattedTexts>
      <IssueLines issues={issues} onLine={onLine} />
    </li>
  );
}

interface IssueLinesProps {
  issues: readonly BulkIssue[];
  onLine: (line: number) => void;
}

/** Each line that has to be corrected, with a button that leads to it. */
function IssueLines({ issues, onLine }: IssueLinesProps) {
  if (issues.length === 0) return null;
  return (
    <ul className={styles.issues}>
      {issues.map(({ line, sentence }) => (
        <li key={`${line} ${sentence}`}>
          <button type="button" className={styles.line} onClick={() => onLine(line)}>
            {pasteTexts.line(line)}
          </button>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
