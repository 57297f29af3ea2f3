import type { Rescored } from '../../../../shared/results/schema';
import { movedTexts } from './moved-texts';
import styles from './RescoredLine.module.css';

interface RescoredLineProps {
  rescored: Rescored | undefined;
  /** The name of a student of the class. */
  nameOf: (studentId: string) => string;
}

/** What the teacher's last marks changed among the suggestions, said once and calmly, with all of it to open. */
export function RescoredLine({ rescored, nameOf }: RescoredLineProps) {
  return (
    <div className={styles.line}>
      <p role="status" className={styles.text}>
        {rescored ? movedTexts.line(rescored, nameOf) : movedTexts.before}
      </p>
      {rescored && rescored.changes.length > 0 && (
        <details className={styles.details}>
          <summary>{movedTexts.details(rescored.changes.length)}</summary>
          <ul className={styles.changes}>
            {rescored.changes.map((change) => (
              <li key={change.studentId}>
                <span className={styles.name}>{nameOf(change.studentId)}</span> {movedTexts.change(change)}
              </li>
            ))}
          </ul>
          <p className={styles.why}>{movedTexts.why(rescored.taught, nameOf)}</p>
        </details>
      )}
    </div>
  );
}
