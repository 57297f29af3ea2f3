import { CircleAlert, CircleCheck } from 'lucide-react';
import type { BulkItem } from '../../../shared/question/bulk-paste';
import type { BulkIssue } from '../../../shared/question/bulk-paste-groups';
import styles from './PasteDialog.module.css';
import { PasteItem } from './PasteItem';
import { pasteTexts } from './paste-texts';

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
          <PasteItem key={item.line} item={item} number={index + 1}>
            <IssueLines issues={item.issues} onLine={onLine} />
          </PasteItem>
        ))}
      </ol>
    </section>
  );
}

interface IssueLinesProps {
  issues: readonly BulkIssue[];
  onLine: (line: number) => void;
}

/** Each line that has to be mended, with a button that leads to it. */
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
