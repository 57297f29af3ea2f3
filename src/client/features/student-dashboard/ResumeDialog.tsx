import { resumeSavedQuiz } from '../../rules/quiz-session/resume';
import type { SavedQuiz } from '../../rules/quiz-session/saved-quiz';
import { formatClock } from '../../rules/timing/countdown';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './ResumeDialog.module.css';
import { texts } from './texts';

interface ResumeDialogProps {
  saved: SavedQuiz;
  deadlineMs: number | null;
  /** The server's time; null while unknown. */
  nowMs: number | null;
  /** Shown beside the offer. */
  note?: string | undefined;
  resuming: boolean;
  error: string | null;
  onResume: () => void;
  onStartFresh: () => void;
  onClose: () => void;
}

/** Offers the unfinished quiz of this device (spec §2 "Resume Quiz?"). */
export function ResumeDialog(props: ResumeDialogProps) {
  const { saved, deadlineMs, nowMs } = props;
  const resumption = nowMs === null ? null : resumeSavedQuiz({ saved, nowMs, deadlineMs });
  const index = resumption?.kind === 'running' ? resumption.currentQuestionIndex : saved.currentQuestionIndex;
  const isOver = resumption !== null && resumption.kind !== 'running';
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={texts.resumeTitle}
      size="small"
      actions={
        <>
          {!isOver && (
            <Button variant="secondary" onClick={props.onStartFresh}>
              {texts.startFresh}
            </Button>
          )}
          <Button busy={props.resuming} onClick={props.onResume} data-autofocus="">
            {texts.resume}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.title} dir="auto">
          {saved.quizDetails.title.trim() || texts.untitled}
        </p>
        <p>{texts.questionOf({ number: index + 1, count: saved.quizDetails.questions.length })}</p>
        {resumption && (isOver || !saved.attemptDetails.hideTimer) && (
          <p className={styles.time}>{timeText(resumption)}</p>
        )}
        {props.note && <p>{props.note}</p>}
        {!isOver && <p className={styles.hint}>{texts.startFreshMeans}</p>}
        {props.error && (
          <p role="alert" className={styles.error}>
            {props.error}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function timeText(resumption: ReturnType<typeof resumeSavedQuiz>): string {
  if (resumption.kind !== 'running') return texts.timeOver;
  const { timeRemaining, questionTimeRemaining } = resumption;
  if (timeRemaining !== null) return texts.timeLeftNow({ time: formatClock(Math.ceil(timeRemaining)) });
  return texts.questionTimeLeftNow({ time: formatClock(Math.ceil(questionTimeRemaining ?? 0)) });
}
