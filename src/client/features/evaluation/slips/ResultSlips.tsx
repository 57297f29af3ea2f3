import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { byName } from '../../../../shared/by-name';
import type { QuizResults } from '../../../../shared/results/schema';
import { ResultSlip } from './ResultSlip';
import styles from './ResultSlips.module.css';

interface ResultSlipsProps {
  results: QuizResults;
  /** Called once the print dialog is closed. */
  onDone: () => void;
}

/** A slip for every evaluated student, by name; on paper they take the place of the page. */
export function ResultSlips({ results, onDone }: ResultSlipsProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  const evaluated = results.results.filter(({ isEvaluated }) => isEvaluated);
  // Beside the page, whose own print styles then have no say.
  return createPortal(
    <div className={styles.slips}>
      {evaluated.toSorted(byName).map((student) => (
        <ResultSlip key={student.studentId} results={results} student={student} />
      ))}
    </div>,
    document.body,
  );
}
