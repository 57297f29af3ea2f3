import { Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import type { ReleasedAnswer } from '../../../quiz-parts/responses/released-answer';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './GivenRubric.module.css';
import { responseTexts } from './texts';

/** What the answer got its marks for, and what it could have got some for; a shape and a word tell which. */
export function GivenRubric({ rubric }: { rubric: ReleasedAnswer['rubric'] }) {
  const titleId = useId();
  if (!rubric || rubric.length === 0) return null;
  return (
    <div className={styles.rubric}>
      <p id={titleId} className={styles.caption}>
        {responseTexts.rubric}
      </p>
      <ul className={styles.items} aria-labelledby={titleId}>
        {rubric.map(({ text, points, isGiven }) => {
          const Shape = isGiven ? CircleCheck : Circle;
          return (
            <li key={text} className={isGiven ? styles.given : styles.item}>
              <Shape className={styles.shape} size={18} aria-hidden="true" />
              <span className={styles.text} dir="auto">
                {text}
              </span>
              <span className={styles.points}>{responseTexts.points(points)}</span>{' '}
              <VisuallyHidden>{isGiven ? responseTexts.given : responseTexts.notGiven}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
