import type { QuizRow } from '../../../shared/quiz/schema';
import { Card } from '../../ui/Card';
import styles from './CountCards.module.css';

/** How many quizzes there are, and how many of them are published. */
export function CountCards({ quizzes }: { quizzes: readonly QuizRow[] }) {
  const counts = [
    { label: 'Total Quizzes', count: quizzes.length },
    { label: 'Published', count: quizzes.filter(({ isPublished }) => isPublished).length },
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
