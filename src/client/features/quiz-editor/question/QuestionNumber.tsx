import { lazy, Suspense, useState } from 'react';
import styles from './QuestionForm.module.css';
import { texts } from './texts';

const MoveDialog = lazy(async () => ({ default: (await import('../MoveDialog')).MoveDialog }));

interface QuestionNumberProps {
  number: number;
  count: number;
  /** Whether the question cannot be moved. */
  fixed: boolean;
  /** Called with the new position, from 1. */
  onMove: (to: number) => void;
}

/** The number of the open question; a click asks for a new position, for distant moves. */
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
