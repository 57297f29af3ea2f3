import type { QuizResults } from '../../../shared/results/schema';
import { Card } from '../../ui/Card';
import { ProgressBar } from '../../ui/ProgressBar';
import styles from './ProgressCard.module.css';
import { texts } from './texts';

/** How far the evaluation is. */
export function ProgressCard({ results }: { results: QuizResults }) {
  const percent = Math.round(results.evaluationProgress);
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.top}>
        <h2>{texts.evaluating}</h2>
        <span className={styles.percent}>{percent}%</span>
      </div>
      <ProgressBar value={percent} max={100} label={texts.evaluating} />
      <p className={styles.note}>{texts.progress(results.totalAttempts)}</p>
    </Card>
  );
}
