import { Card } from '../../ui/Card';
import styles from './CountCards.module.css';
import { texts } from './texts';

interface CountCardsProps {
  completed: number;
  inProgress: number;
}

/** The three counts; nothing is available until something assigns quizzes to students (spec §2). */
export function CountCards({ completed, inProgress }: CountCardsProps) {
  const counts = [
    { label: texts.available, count: 0 },
    { label: texts.completed, count: completed },
    { label: texts.inProgress, count: inProgress },
  ];
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
