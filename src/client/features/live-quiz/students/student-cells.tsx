import { Check, CloudUpload, EyeOff, Lock, Pause, Pencil, WifiOff } from 'lucide-react';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { formatClock, secondsUntil } from '../../../../shared/timing/countdown';
import { formatTime } from '../../../platform/date-format';
import { endedTexts } from '../../../quiz-parts/ended-texts';
import { Badge } from '../../../ui/Badge';
import { ProgressBar } from '../../../ui/ProgressBar';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useLiveNow } from '../live-clock';
import { texts } from '../texts';
import { type LiveState, stateOf, tabChangeTone, type WatchedStudent } from './live-state';
import styles from './student-cells.module.css';

const LOOKS = {
  offline: { label: 'Offline', tone: 'warn', Icon: WifiOff },
  away: { label: 'Away now', tone: 'warn', Icon: EyeOff },
  saving: { label: 'Saving', tone: 'neutral', Icon: CloudUpload },
  paused: { label: 'Paused', tone: 'neutral', Icon: Pause },
  working: { label: 'Working', tone: 'accent', Icon: Pencil },
  submitted: { label: 'Submitted', tone: 'ok', Icon: Check },
  closed: { label: 'Closed by the server', tone: 'neutral', Icon: Lock },
} as const;

/** Since when or at what time, where that matters. */
function timeOf(state: LiveState, { submittedAt, lastSeenAt }: WatchedStudent): string | undefined {
  if (submittedAt !== null) return formatTime(submittedAt);
  return state === 'offline' && lastSeenAt !== null ? `since ${formatTime(lastSeenAt)}` : undefined;
}

/** What the student is doing now, in words and with a sign. */
export function LiveStateBadge({ student, isPaused }: { student: WatchedStudent; isPaused: boolean }) {
  const state = stateOf(student, isPaused);
  const { tone, Icon } = LOOKS[state];
  const label = student.submittedBy === null ? LOOKS[state].label : endedTexts[student.submittedBy].badge;
  const time = timeOf(state, student);
  return (
    <span className={styles.state}>
      <Badge tone={tone} className={styles.label}>
        <Icon aria-hidden="true" /> {label}
      </Badge>{' '}
      {time && <span className={styles.when}>{time}</span>}
    </span>
  );
}

/** How many questions have an answer, and which one is on the screen. */
export function Progress({ student }: { student: WatchedStudent }) {
  const { studentName, answeredCount, questionCount, questionNumber, submittedAt } = student;
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={`Answered by ${studentName}`}
        value={answeredCount}
        max={questionCount}
        className={styles.bar}
      />
      <span>
        {answeredCount} of {questionCount}
        <VisuallyHidden> answered</VisuallyHidden>
      </span>
      <span className={styles.question}>
        {questionNumber !== null && submittedAt === null && `on question ${questionNumber}`}
      </span>
    </div>
  );
}

/** How many tab changes are used up: amber from the first, red at the limit; and the reloads beside them. */
export function TabChanges({ student }: { student: WatchedStudent }) {
  const tone = tabChangeTone(student);
  const text = `${student.focusLostCount} of ${student.tabChangeLimit}`;
  return (
    <span className={styles.changes}>
      {tone === 'none' ? <span>{text}</span> : <Badge tone={tone}>{text}</Badge>}
      {student.reloadCount > 0 && (
        <span className={styles.reloads}>{texts.reloads(student.reloadCount)}</span>
      )}
    </span>
  );
}

interface TimeLeftProps {
  student: WatchedStudent;
  quiz: Pick<LiveQuiz, 'serverNow' | 'pausedSince'>;
}

/** What is left of the student's time by the server's clock; it stands still while the quiz is paused. */
export function TimeLeft({ student, quiz }: TimeLeftProps) {
  const now = useLiveNow();
  if (student.submittedAt !== null) return <span>–</span>;
  // While paused, the deadline moves along with the server's time.
  const seconds = secondsUntil(student.deadline, quiz.pausedSince === null ? now : quiz.serverNow);
  return (
    <span className={styles.time}>
      {seconds > 0 ? formatClock(seconds) : texts.timeUp}
      {student.timeFactorPercent !== 100 && (
        <span className={styles.factor}>{texts.timeFactor(student.timeFactorPercent)}</span>
      )}
    </span>
  );
}
