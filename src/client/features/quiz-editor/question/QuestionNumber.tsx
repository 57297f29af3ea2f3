import { lazy, Suspense, useState } from 'react';
import styles from './QuestionForm.module.css';
import { texts } from './texts';

const MoveDialog = lazy(async () => ({ default: (await import('../MoveDialog')).MoveDialog }));

interface QuestionNumberProps {
  number: number;
  count: number;
  /** Whether it has to stay where it is. */
  fixed: boolean;
  /** Told the new place, from 1. */
  onMove: (to: number) => void;
}

/** The number of the open question in the margin; it asks for another place, which buttons and dragging take long to reach. */
export function QuestionNumber({ number, count, fixed, onMove }: QuestionNumberProps) {
  const [isPlacing, setPlacing] = useState(false);
  if (fixed) return <span className={styles.number}>{number}</span>;
  return (
    <>
      <button
        type="button"
        className={styles.number}
        aria-label={texts.moveTo(number)}
        title={texts.moveTo(number)}
        onClick={() => setPlacing(true)}
      >
        {number}
      </button>
      {isPlacing && (
        <Suspense>
          <MoveDialog
            {...{ number, count }}
            onMove={(to) => {
              setPlacing(false);
              onMove(to);
            }}
            onClose={() => setPlacing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
