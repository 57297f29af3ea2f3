import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { StudentDashboard, SubmittedAttempt } from '../../../shared/attempt/schema';
import { displayScore } from '../../../shared/results/display';
import { formatDateTime } from '../../platform/date-format';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import styles from './AttemptList.module.css';
import { texts } from './texts';

// Not part of the first load: it is needed once somebody unfolds an attempt.
const Responses = lazy(async () => ({ default: (await import('./Responses')).Responses }));

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

/** One attempt: what, when, the score once released, and the responses to unfold. */
function AttemptCard({ attempt }: { attempt: SubmittedAttempt }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const title = attempt.title.trim() || texts.untitled;
  const score = displayScore(attempt);
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h3 id={`${id}-title`} dir="auto">
            {title}
          </h3>
          <p className={styles.when}>{formatDateTime(attempt.startTime)}</p>
          <p className={styles.ended}>{texts.ended[attempt.submittedBy]}</p>
          <p className={styles.receipt}>{texts.receipt(attempt.receipt)}</p>
          {attempt.quizEnded && <p className={styles.receipt}>{texts.quizEnded}</p>}
        </div>
        {attempt.scoresReleased ? <p className={styles.score}>{score}</p> : <Badge>{score}</Badge>}
      </div>
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={`${id}-responses`}
        aria-describedby={`${id}-title`}
        onClick={() => setOpen(!open)}
      >
        {open ? texts.hideResponses : texts.viewResponses}
        <ChevronDown size={18} aria-hidden="true" className={open ? styles.up : undefined} />
      </Button>
      <div id={`${id}-responses`} hidden={!open}>
        {open && (
          <Suspense fallback={<Skeleton lines={4} />}>
            <Responses attempt={attempt} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}
