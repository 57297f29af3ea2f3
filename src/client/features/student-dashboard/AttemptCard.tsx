import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { SubmittedAttempt } from '../../../shared/attempt/schema';
import { displayScore } from '../../../shared/results/display';
import { formatDateTime } from '../../platform/date-format';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import styles from './AttemptCard.module.css';
import { attemptTexts } from './later-texts';
import { texts } from './texts';

// Not loaded with the card: it is needed once somebody unfolds an attempt.
const Responses = lazy(async () => ({ default: (await import('./responses/Responses')).Responses }));

/** One attempt: what, when, the score once released, and the responses to unfold. */
export function AttemptCard({ attempt }: { attempt: SubmittedAttempt }) {
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
          <p className={styles.ended}>{attemptTexts.ended[attempt.submittedBy]}</p>
          <p className={styles.receipt}>{attemptTexts.receipt(attempt.receipt)}</p>
          {attempt.quizEnded && <p className={styles.receipt}>{attemptTexts.quizEnded}</p>}
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
        {open ? attemptTexts.hideResponses : attemptTexts.viewResponses}
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
