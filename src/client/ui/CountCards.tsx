import { Card } from './Card';
import styles from './CountCards.module.css';

interface CountCardsProps {
  counts: readonly { label: string; count: number }[];
}

/** A row of figures, each with what it counts. */
export function CountCards({ counts }: CountCardsProps) {
  return (
    <dl className={styles.cards}>
      {counts.map(({ label, count }) => (
        <Card key={label} className={styles.card}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.count}>{count}</dd>
        </Card>
      ))}
    </dl>
  );
}
