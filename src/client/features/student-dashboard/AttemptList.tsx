import { lazy, Suspense } from 'react';
import type { StudentDashboard } from '../../../shared/attempt/schema';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import styles from './AttemptList.module.css';
import { texts } from './texts';

// Not part of the first load: the first quiz of a student must not wait for how others went.
const AttemptRows = lazy(async () => ({ default: (await import('./AttemptRows')).AttemptRows }));

/** The student's submitted attempts, as the server orders them: the newest first. */
export function AttemptList({ attempts }: { attempts: StudentDashboard['attempts'] }) {
  const entries = Object.entries(attempts);
  return (
    <section aria-labelledby="attempts-title" className={styles.section}>
      <h2 id="attempts-title">{texts.attemptsTitle}</h2>
      {entries.length === 0 ? (
        <EmptyState title={texts.noAttempts} />
      ) : (
        <Suspense fallback={<Skeleton height={`${9 + 3 * Math.min(entries.length, 11)}rem`} />}>
          <AttemptRows attempts={entries} />
        </Suspense>
      )}
    </section>
  );
}
