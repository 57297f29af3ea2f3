import type { StudentDashboard } from '../../../shared/attempt/schema';
import { EmptyState } from '../../ui/EmptyState';
import { AttemptCard } from './AttemptCard';
import styles from './AttemptList.module.css';
import { texts } from './texts';

/** The student's submitted attempts, as the server orders them: the newest first. */
export function AttemptList({ attempts }: { attempts: StudentDashboard['attempts'] }) {
  const entries = Object.entries(attempts);
  return (
    <section aria-labelledby="attempts-title" className={styles.section}>
      <h2 id="attempts-title">{texts.attemptsTitle}</h2>
      {entries.length === 0 ? (
        <EmptyState title={texts.noAttempts} />
      ) : (
        <ul className={styles.list}>
          {entries.map(([attemptId, attempt]) => (
            <AttemptCard key={attemptId} attempt={attempt} />
          ))}
        </ul>
      )}
    </section>
  );
}
