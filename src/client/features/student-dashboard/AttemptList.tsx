import { lazy, Suspense } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Dashboard.module.css';
import type { AttemptEntry } from './new-result';
import { SectionHead } from './SectionHead';
import { texts } from './texts';

// Outside the first load: a student's first quiz must not wait for past results.
const AttemptRows = lazy(async () => ({ default: (await import('./AttemptRows')).AttemptRows }));
const NewAttempt = lazy(async () => ({ default: (await import('./AttemptRows')).NewAttempt }));

/** The unopened result, shown alone. */
export function NewResult({ entry }: { entry: AttemptEntry }) {
  return (
    <section aria-labelledby="result-title" className={styles.section}>
      <SectionHead id="result-title" title={texts.newResult} />
      <Suspense fallback={<Skeleton height="5.5rem" />}>
        <NewAttempt entry={entry} />
      </Suspense>
    </section>
  );
}

interface AttemptListProps {
  /** In the server's order, newest first. */
  attempts: readonly AttemptEntry[];
  /** The new result, omitted from the list. */
  shown: AttemptEntry | undefined;
}

/** The student's submitted attempts. */
export function AttemptList({ attempts, shown }: AttemptListProps) {
  const others = attempts.filter((entry) => entry !== shown);
  return (
    <section aria-labelledby="attempts-title" className={styles.section}>
      <SectionHead
        id="attempts-title"
        title={texts.attemptsTitle}
        counts={[{ label: texts.completed, count: attempts.length }]}
      />
      {attempts.length === 0 && <EmptyState title={texts.noAttempts} />}
      {attempts.length === 1 && shown && <p>{texts.onlyNew}</p>}
      {others.length > 0 && (
        <Suspense fallback={<Skeleton height={`${2 + 3.6 * Math.min(others.length, 10)}rem`} />}>
          <AttemptRows attempts={others} />
        </Suspense>
      )}
    </section>
  );
}
