import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';

export interface SummaryLine {
  /** The id of the control that has to be corrected. */
  readonly fieldId: string;
  readonly sentence: string;
}

interface ErrorSummaryProps {
  lines: readonly SummaryLine[];
  /** Changes with every failed try, so that the focus comes here again. */
  attempt: number;
}

/** What has to be corrected, at the top of a form: it takes the focus, and each line leads to its field. */
export function ErrorSummary({ lines, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = lines.length > 0;

  useEffect(() => {
    if (shown && attempt > 0) ref.current?.focus();
  }, [shown, attempt]);

  // The browser's own jump would add to the history, which Back then has to undo.
  const goTo = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    const field = document.getElementById(fieldId);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };

  if (!shown) return null;
  return (
    <div ref={ref} tabIndex={-1} className={styles.summary}>
      <div role="alert">
        <h2 className={styles.title}>There is a problem</h2>
        <ul className={styles.list}>
          {lines.map(({ fieldId, sentence }) => (
            <li key={`${fieldId} ${sentence}`}>
              <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
