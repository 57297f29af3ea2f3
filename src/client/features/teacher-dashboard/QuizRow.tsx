import { Check, Circle, Clock, ListOrdered, QrCode, Square, Users } from 'lucide-react';
import type { QuizRow as Quiz } from '../../../shared/quiz/schema';
import { QuizDialogs } from '../../quiz-parts/acts/QuizDialogs';
import { QuizMenu } from '../../quiz-parts/acts/QuizMenu';
import { useQuizActions } from '../../quiz-parts/acts/use-quiz-actions';
import { durationText, questionCountText } from '../../quiz-parts/quiz-facts';
import { Badge } from '../../ui/Badge';
import { Banner } from '../../ui/Banner';
import { IconButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { CopyButton } from '../../ui/CopyButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { nextAction } from './next-action';
import { QuizActionBar } from './QuizActionBar';
import styles from './QuizRow.module.css';

/** One quiz of the list: what it is, how it stands, and what can be done with it. */
export function QuizRow({ quiz }: { quiz: Quiz }) {
  const actions = useQuizActions(quiz);
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.title} dir="auto">
          {quiz.title}
        </h3>
        <QuizMenu quiz={quiz} actions={actions} />
      </div>
      <QuizBadges quiz={quiz} />
      {quiz.description && (
        <p className={styles.description} dir="auto">
          {quiz.description}
        </p>
      )}
      <QuizFacts quiz={quiz} />
      {quiz.shareId && (
        <ShareBox
          shareId={quiz.shareId}
          title={quiz.title}
          isNext={nextAction(quiz) === 'share'}
          onShare={() => actions.setDialog('share')}
        />
      )}
      {actions.failure && (
        <Banner tone="bad" role="alert" onDismiss={actions.dismissFailure}>
          {actions.failure}
        </Banner>
      )}
      <QuizActionBar quiz={quiz} actions={actions} />
      <QuizDialogs quiz={quiz} actions={actions} />
    </Card>
  );
}

/** How the quiz stands: published, open, evaluated, released. */
function QuizBadges({ quiz }: { quiz: Quiz }) {
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

/** Duration, number of questions and of submitted attempts. */
function QuizFacts({ quiz }: { quiz: Quiz }) {
  const submitted = quiz.attemptedBy.length;
  return (
    <ul className={styles.facts}>
      <li>
        <Clock size={16} aria-hidden="true" /> {durationText(quiz)}
      </li>
      <li>
        <ListOrdered size={16} aria-hidden="true" /> {questionCountText(quiz)}
      </li>
      {submitted > 0 && (
        <li>
          <Users size={16} aria-hidden="true" /> {submitted} submitted
        </li>
      )}
    </ul>
  );
}

interface ShareBoxProps {
  shareId: string;
  title: string;
  /** Whether sharing is what comes next, so that it stands out. */
  isNext: boolean;
  onShare: () => void;
}

/** The share ID with its Copy button, and the way to link and QR code. */
function ShareBox({ shareId, title, isNext, onShare }: ShareBoxProps) {
  return (
    <div className={styles.share}>
      <div className={styles.box}>
        <span className={styles.id}>
          <VisuallyHidden>Share ID: </VisuallyHidden>
          <span>{shareId}</span>
        </span>
        <CopyButton text={shareId} variant="ghost" className={styles.copy} />
      </div>
      <IconButton
        label={`QR code and link of ${title}`}
        variant={isNext ? 'primary' : 'secondary'}
        onClick={onShare}
      >
        <QrCode size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
