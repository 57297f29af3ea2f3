import type { ClassStatistics } from '../../../../shared/results/statistics';
import { Card } from '../../../ui/Card';
import styles from './ScoreFigures.module.css';

const twoDecimals = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plain = new Intl.NumberFormat();

export function ScoreFigures({ statistics }: { statistics: ClassStatistics }) {
  const figures = [
    ['Mean', twoDecimals.format(statistics.mean)],
    ['Median', twoDecimals.format(statistics.median)],
    ['Min', plain.format(statistics.min)],
    ['Max', plain.format(statistics.max)],
    ['Total students', plain.format(statistics.totalStudents)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <Card key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </Card>
      ))}
    </dl>
  );
}
