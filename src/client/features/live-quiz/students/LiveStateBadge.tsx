import { Check, CloudUpload, EyeOff, Lock, Pause, Pencil, WifiOff } from 'lucide-react';
import { formatTime } from '../../../platform/date-format';
import { endedTexts } from '../../../quiz-parts/ended-texts';
import { Badge } from '../../../ui/Badge';
import styles from './LiveStateBadge.module.css';
import { type LiveState, stateOf, type WatchedStudent } from './live-state';

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
