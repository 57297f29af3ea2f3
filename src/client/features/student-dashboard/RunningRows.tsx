import { Play } from 'lucide-react';
import type { StudentDashboard } from '../../../shared/attempt/schema';
import { formatClock, secondsUntil } from '../../../shared/timing/countdown';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import styles from './RunningRows.module.css';
import { texts } from './texts';

interface RunningRowsProps {
  running: StudentDashboard['inProgress'];
  /** The server's time; null until it is known. */
  nowMs: number | null;
  joiningId: string | null;
  onContinue: (shareId: string) => void;
}

/** Each unfinished attempt as a row that leads back into it. */
export function RunningRows({ running, nowMs, joiningId, onContinue }: RunningRowsProps) {
  return (
    <ul className={styles.rows} aria-label={texts.inProgress}>
      {running.map(({ attemptId, shareId, title, deadline }) => {
        const seconds = nowMs === null ? 0 : secondsUntil(deadline, nowMs);
        return (
          <Card as="li" key={attemptId} className={styles.row}>
            <h3 className={styles.title} dir="auto">
              {title.trim() || texts.untitled}
            </h3>
            <Button busy={joiningId === shareId} onClick={() => onContinue(shareId)}>
              <Play size={18} aria-hidden="true" />
              <span className={styles.time}>
                {seconds > 0 ? texts.continueRow(formatClock(seconds)) : texts.continueOver}
              </span>
            </Button>
          </Card>
        );
      })}
    </ul>
  );
}
