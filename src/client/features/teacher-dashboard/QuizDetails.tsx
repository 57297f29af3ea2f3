import { Check, Circle, QrCode, Square } from 'lucide-react';
import { useLocation } from 'wouter';
import { covers, type Right } from '../../../shared/access/rights';
import { counted } from '../../../shared/counted';
import { messages } from '../../../shared/messages';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import type { QuizActions } from '../../desk/acts/use-quiz-actions';
import { durationText, questionCountText } from '../../desk/quiz-facts';
import { responseTexts } from '../../desk/response-texts';
import { Badge } from '../../ui/Badge';
import { Button, IconButton } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './QuizDetails.module.css';
import { texts } from './texts';

interface QuizDetailsProps {
  quiz: QuizRow;
  actions: QuizActions;
}

/**
 * Everything a row has no room for (spec §2): all states, description, share ID, and the labelled actions.
 */
export function QuizDetails({ quiz, actions }: QuizDetailsProps) {
  const facts = [
    durationText(quiz),
    questionCountText(quiz),
    ...(quiz.marks > 0 ? [counted(quiz.marks, 'mark')] : []),
  ];
  return (
    <div className={styles.details}>
      <div className={styles.badges}>
        {quiz.isPublished ? <Badge tone="accent">Published</Badge> : <Badge>Draft</Badge>}
        {quiz.isPublished && <ResponsesBadge open={quiz.acceptingResponses} />}
        {quiz.attemptedBy.length > 0 && <Badge>Evaluation {quiz.evaluationProgress}%</Badge>}
        {quiz.scoresReleased && (
          <Badge tone="ok">
            <Check aria-hidden="true" /> Scores Released
          </Badge>
        )}
        <span className="text-muted text-xs tabular-nums">{facts.join(' · ')}</span>
      </div>
      {quiz.description && (
        <p className="max-w-read text-muted break-anywhere" dir="auto">
          {quiz.description}
        </p>
      )}
      <div className={styles.acts}>
        {quiz.shareId && (
          <ShareBox shareId={quiz.shareId} title={quiz.title} onShare={() => actions.setDialog('share')} />
        )}
        <DetailActs quiz={quiz} actions={actions} />
      </div>
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

/** The share ID with Copy, and a link to the share dialog. */
function ShareBox({ shareId, title, onShare }: { shareId: string; title: string; onShare: () => void }) {
  return (
    <div className={styles.share}>
      <span className={styles.id}>
        <VisuallyHidden>Share ID: </VisuallyHidden>
        <span>{shareId}</span>
      </span>
      <CopyButton text={shareId} variant="ghost" className={styles.copy} />
      <IconButton label={`QR code and link of ${title}`} variant="ghost" onClick={onShare}>
        <QrCode size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function DetailActs({ quiz, actions }: QuizDetailsProps) {
  const [, navigate] = useLocation();
  const may = (needed: Right) => covers(quiz.right, needed);
  return (
    <>
      {may('edit') && !quiz.isPublished && quiz.questions.length > 0 && (
        <Button busy={actions.publishing} busyLabel="Publishing…" onClick={actions.publish}>
          Publish
        </Button>
      )}
      {may('edit') && !quiz.isPublished && quiz.questions.length === 0 && (
        <p className="text-muted text-xs tabular-nums">{messages.questionsRequired}</p>
      )}
      {quiz.attemptedBy.length > 0 && (
        <Button variant="secondary" onClick={() => navigate(teacherPaths.marks(quiz._id))}>
          {texts.evaluate(quiz)}
        </Button>
      )}
      {may('mark') && quiz.isPublished && (
        <Button variant="secondary" onClick={() => actions.setDialog('toggle')}>
          {responseTexts.toggleAction(!quiz.acceptingResponses)}
        </Button>
      )}
      <Button variant="secondary" onClick={() => navigate(teacherPaths.questions(quiz._id))}>
        {may('edit') ? texts.edit : texts.read}
      </Button>
      {may('own') && (
        <Button variant="ghost" onClick={() => actions.setDialog('delete')}>
          {texts.delete}
        </Button>
      )}
    </>
  );
}
