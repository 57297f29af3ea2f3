import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';

export interface SummaryLine {
  readonly fieldId: string;
  readonly sentence: string;
}

interface ErrorSummaryProps {
  lines: readonly SummaryLine[];
  /** Changes with every failed attempt and moves the focus here. */
  attempt: number;
}

/** The errors at the top of a form: takes the focus, and each line links to its field. */
export function ErrorSummary({ lines, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = lines.length > 0;

  useEffect(() => {
    if (shown && attempt > 0) ref.current?.focus();
  }, [shown, attempt]);

  // A native hash link would add a history entry.
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
