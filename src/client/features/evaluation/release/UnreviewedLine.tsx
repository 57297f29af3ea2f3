import { reviewLeft } from '../../../../shared/results/review-left';
import type { QuizResults } from '../../../../shared/results/schema';
import { unreviewedOf } from '../review';
import { texts } from '../texts';
import styles from './ReleaseScores.module.css';

/** How many marks are suggestions that nobody has looked at; nothing where there are none. */
export function UnreviewedLine({ results }: { results: QuizResults }) {
  const unreviewed = unreviewedOf(results);
  if (unreviewed.answers === 0) return null;
  const { decisions } = reviewLeft(results);
  return (
    <p className={styles.warning}>
      {texts.unreviewed(unreviewed.answers, unreviewed.students)}{' '}
      {unreviewed.toReview > 0 && texts.ofThemUnsure(unreviewed.toReview, unreviewed.answers, decisions)}
    </p>
  );
}
