import { Card } from '../../../ui/Card';
import styles from './CountCards.module.css';

interface CountCardsProps {
  counts: readonly { label: string; count: number }[];
}

/** A row of labelled figures. */
export function CountCards({ counts }: CountCardsProps) {
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, count }) => (
        <Card key={label} className={styles.counted}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.count}>{count}</dd>
        </Card>
      ))}
    </dl>
  );
}
