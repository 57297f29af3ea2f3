import { percentHistogram } from '../../../../shared/results/statistics';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { texts } from '../texts';
import styles from './ScoreHistogram.module.css';

/** How the class is spread over the ten tenths of the possible score. */
export function ScoreHistogram({ percentages }: { percentages: readonly number[] }) {
  const bins = percentHistogram(percentages);
  const highest = Math.max(...bins, 1);
  return (
    <section className={styles.section}>
      <h2>Score distribution</h2>
      <VisuallyHidden>
        {bins
          .flatMap((count, bin) => (count > 0 ? [`${binName(bin)}: ${texts.students(count)}`] : []))
          .join('; ')}
      </VisuallyHidden>
      <div className={styles.chart} aria-hidden="true">
        {bins.map((count, bin) => (
          <div key={binName(bin)} className={styles.bin}>
            <span className={styles.count}>{count > 0 && count}</span>
            <div className={styles.bar} style={{ height: `${(count / highest) * 8}rem` }} />
            <span className={styles.tick}>{bin * 10}</span>
          </div>
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        Score in % of the maximum; a bar starts at its number, the last holds 90 to 100
      </p>
    </section>
  );
}

const binName = (bin: number): string =>
  bin === 9 ? '90 to 100%' : `${bin * 10} to below ${bin * 10 + 10}%`;
