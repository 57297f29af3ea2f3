import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { SubmittedAttempt } from '../../../shared/attempt/schema';
import { formatDateTime } from '../../platform/date-format';
import { displayScore } from '../../rules/results/display';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './AttemptCard.module.css';
import { noteOpened } from './new-result';
import { texts } from './texts';

// Loaded with the first expanded attempt.
const Responses = lazy(async () => ({ default: (await import('./responses/Responses')).Responses }));

interface AttemptCardProps {
  attemptId: string;
  attempt: SubmittedAttempt;
  /** Whether it is shown alone rather than as a line of the list. */
  isNew?: boolean;
}

const ENDED = {
  student: texts.endedByStudent,
  time: texts.endedByTime,
  'tab-changes': texts.endedByTabs,
  teacher: texts.endedByTeacher,
  server: texts.endedByServer,
} as const;

/** One attempt with its date and released score; expanded, also its end, receipt and responses. */
export function AttemptCard({ attemptId, attempt, isNew = false }: AttemptCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const title = attempt.title.trim() || texts.untitled;
  const score = displayScore(attempt);
  const Title = isNew ? 'h3' : 'h4';
  const toggle = open ? texts.hideResponses : texts.viewResponses;
  return (
    <li className={classNames(styles.row, isNew && styles.new)}>
      <div className={styles.head}>
        <div className={styles.what}>
          <Title id={`${id}-title`} dir="auto">
            {title}
          </Title>
          <p className={styles.when}>
            {formatDateTime(attempt.startTime)}
            {attempt.className !== null && <span dir="auto"> · {attempt.className}</span>}
          </p>
          {open && (
            <>
              <p className={styles.when}>{ENDED[attempt.submittedBy]}</p>
              <p className={styles.receipt}>{texts.receipt({ receipt: attempt.receipt })}</p>
            </>
          )}
          {attempt.quizEnded && <p className={styles.when}>{texts.quizEnded}</p>}
        </div>
        {attempt.scoresReleased ? <p className={styles.score}>{score}</p> : <Badge>{score}</Badge>}
      </div>
      <Button
        variant={isNew ? 'secondary' : 'ghost'}
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={`${id}-responses`}
        aria-describedby={`${id}-title`}
        onClick={() => {
          setOpen(!open);
          if (attempt.scoresReleased) noteOpened(attemptId);
        }}
      >
        {isNew ? toggle : <VisuallyHidden>{toggle}</VisuallyHidden>}
        <ChevronDown size={18} aria-hidden="true" className={open ? styles.up : undefined} />
      </Button>
      <div id={`${id}-responses`} className={styles.responses} hidden={!open}>
        {open && (
          <Suspense fallback={<Skeleton lines={4} />}>
            <Responses attempt={attempt} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
