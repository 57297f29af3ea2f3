import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { SubmittedAttempt } from '../../../shared/attempt/schema';
import { displayScore } from '../../../shared/results/display';
import { formatDateTime } from '../../platform/date-format';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './AttemptCard.module.css';
import { attemptTexts } from './later-texts';
import { texts } from './texts';

// Not loaded with the card: it is needed once somebody unfolds an attempt.
const Responses = lazy(async () => ({ default: (await import('./responses/Responses')).Responses }));

interface AttemptCardProps {
  attempt: SubmittedAttempt;
  /** One line among others, which tells the rest once it is unfolded. */
  isRow?: boolean;
}

/** One attempt: what, when, the score once released, and the responses to unfold. */
export function AttemptCard({ attempt, isRow = false }: AttemptCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const title = attempt.title.trim() || texts.untitled;
  const score = displayScore(attempt);
  const Title = isRow ? 'h4' : 'h3';
  const toggle = open ? attemptTexts.hideResponses : attemptTexts.viewResponses;
  const frame = (children: ReactNode) =>
    isRow ? (
      <li className={styles.row}>{children}</li>
    ) : (
      <Card as="li" className={styles.card}>
        {children}
      </Card>
    );
  return frame(
    <>
      <div className={styles.head}>
        <div className={styles.what}>
          <Title id={`${id}-title`} dir="auto">
            {title}
          </Title>
          <p className={styles.when}>{formatDateTime(attempt.startTime)}</p>
          {(!isRow || open) && (
            <>
              <p className={styles.ended}>{attemptTexts.ended[attempt.submittedBy]}</p>
              <p className={styles.receipt}>{attemptTexts.receipt(attempt.receipt)}</p>
              {attempt.quizEnded && <p className={styles.receipt}>{attemptTexts.quizEnded}</p>}
            </>
          )}
        </div>
        {attempt.scoresReleased ? <p className={styles.score}>{score}</p> : <Badge>{score}</Badge>}
      </div>
      <Button
        variant={isRow ? 'ghost' : 'secondary'}
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={`${id}-responses`}
        aria-describedby={`${id}-title`}
        onClick={() => setOpen(!open)}
      >
        {isRow ? <VisuallyHidden>{toggle}</VisuallyHidden> : toggle}
        <ChevronDown size={18} aria-hidden="true" className={open ? styles.up : undefined} />
      </Button>
      <div id={`${id}-responses`} className={styles.responses} hidden={!open}>
        {open && (
          <Suspense fallback={<Skeleton lines={4} />}>
            <Responses attempt={attempt} />
          </Suspense>
        )}
      </div>
    </>,
  );
}
