import { Check, Circle, Square } from 'lucide-react';
import type { QuizRow } from '../../../shared/quiz/schema';
import { Badge } from '../../ui/Badge';
import styles from './QuizBadges.module.css';

/** How the quiz stands: published, open, evaluated, released. */
export function QuizBadges({ quiz }: { quiz: QuizRow }) {
  return (
    <div className={styles.badges}>
      {quiz.isPublished ? <Badge tone="accent">Published</Badge> : <Badge>Draft</Badge>}
      {quiz.isPublished && <ResponsesBadge open={quiz.acceptingResponses} />}
      {quiz.attemptedBy.length > 0 && <Badge>Evaluation {quiz.evaluationProgress}%</Badge>}
      {quiz.scoresReleased && (
        <Badge tone="ok">
          <Check aria-hidden="true" /> Scores Released
        </Badge>
      )}
    </div>
  );
}

function ResponsesBadge({ open }: { open: boolean }) {
  return open ? (
    <Badge tone="ok">
      <Circle fill="currentColor" aria-hidden="true" className={styles.dot} /> Accepting Responses
    </Badge>
  ) : (
    <Badge tone="warn">
      <Square fill="currentColor" aria-hidden="true" className={styles.dot} /> Responses Closed
    </Badge>
  );
}
