import { Play } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import type { StudentDashboard } from '../../../shared/attempt/schema';
import { nowMs, useNowMs } from '../../platform/clock';
import { timedFetch } from '../../platform/trpc-client';
import type { SavedQuiz } from '../../rules/quiz-session/saved-quiz';
import { formatClock, secondsUntil } from '../../rules/timing/countdown';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { SavedQuizOffer } from './ResumeOffers';
import styles from './RunningQuizzes.module.css';
import { texts } from './texts';

type Offer = ComponentProps<typeof SavedQuizOffer>;

interface RunningQuizzesProps extends Omit<Offer, 'saved' | 'deadlineMs' | 'nowMs'> {
  running: StudentDashboard['inProgress'];
  joiningId: string | null;
  onContinue: (shareId: string) => void;
  /** The one offered for resuming. */
  offered: SavedQuiz | null;
}

/** Each unfinished attempt as a row that resumes it, and the offer to resume the one on this device. */
export function RunningQuizzes({ running, joiningId, onContinue, offered, ...offer }: RunningQuizzesProps) {
  const now = useServerNow();
  const isOffered = (attempt: { attemptId: string }) => attempt.attemptId === offered?.attemptDetails._id;
  return (
    <>
      <ul className={styles.rows} aria-label={texts.inProgress}>
        {running.map(({ attemptId, shareId, title, deadline, hideTimer }, index) => {
          const seconds = now === null || hideTimer ? 0 : secondsUntil(deadline, now);
          return (
            <Card as="li" key={attemptId} className={styles.row}>
              <h3 className={styles.title} dir="auto">
                {title.trim() || texts.untitled}
              </h3>
              <Button
                variant={index === 0 ? 'primary' : 'secondary'}
                size={index === 0 ? 'large' : 'default'}
                busy={joiningId === shareId}
                onClick={() => onContinue(shareId)}
              >
                <Play size={18} aria-hidden="true" />
                <span className={styles.time}>
                  {seconds > 0 ? texts.continueRow({ time: formatClock(seconds) }) : texts.continueUntimed}
                </span>
              </Button>
            </Card>
          );
        })}
      </ul>
      {offered && (
        <SavedQuizOffer
          {...offer}
          saved={offered}
          deadlineMs={running.find(isOffered)?.deadline ?? null}
          nowMs={now}
        />
      )}
    </>
  );
}

/** The server's time, updated each second; null until known, since this device's clock may be years off. */
function useServerNow(): number | null {
  const [offsetMs, setOffsetMs] = useState<number | null>(null);
  const now = useNowMs(1000);
  useEffect(() => {
    let isGone = false;
    serverOffsetMs().then(
      (offset) => {
        // Below two seconds the offset is latency and the header's rounding.
        if (!isGone) setOffsetMs(Math.abs(offset) > 2000 ? offset : 0);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return offsetMs === null ? null : now + offsetMs;
}

/** The server's clock minus this device's, in ms, from the Date header (1 s resolution). */
async function serverOffsetMs(): Promise<number> {
  const answer = await timedFetch('/healthz');
  const said = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(said) ? 0 : said - nowMs();
}
