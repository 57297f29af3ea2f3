import { Check } from 'lucide-react';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import styles from './Rubric.module.css';
import { pointsLabel, rubricTexts, sumWords } from './rubric-texts';
import type { RubricState } from './use-rubric';

/** The items of a rubric and which of them an answer was given, for whoever may not mark. */
export function ReadRubric({ rubric, maximumMarks }: { rubric: RubricState; maximumMarks: number }) {
  return (
    <>
      <ul className={styles.items} aria-label={rubricTexts.items}>
        {rubric.items.map(({ id, text, points }) => (
          <li key={id} className={styles.readItem}>
            <span className={styles.readMark}>
              {rubric.isGiven(id) === true && (
                <>
                  <Check size={16} aria-hidden="true" />
                  <VisuallyHidden>{rubricTexts.given}</VisuallyHidden>
                </>
              )}
            </span>
            <span className={styles.text} dir="auto">
              {text}
            </span>
            <span className={styles.points}>{pointsLabel(points)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>{sumWords(rubric, maximumMarks)}</p>
    </>
  );
}
