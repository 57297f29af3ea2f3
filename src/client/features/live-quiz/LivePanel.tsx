import { Circle, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { announce } from '../../ui/Announcer';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { CopyButton } from '../../ui/CopyButton';
import { ProgressBar } from '../../ui/ProgressBar';
import styles from './LivePanel.module.css';
import { countStudents } from './students/live-state';
import { texts } from './texts';

const GROUP = 4;

/** What is read aloud at the start, and the class in figures. */
export function LivePanel({ quiz }: { quiz: LiveQuiz }) {
  const { shareId, late } = quiz;
  const counts = countStudents(quiz);
  const line = texts.counts(counts);
  useSpokenCounts(line);
  const waiting = late.filter(({ decision }) => decision === null).length;
  return (
    <Card className={styles.panel}>
      {shareId && (
        <div className={styles.share}>
          <div>
            <p className={styles.label}>{texts.shareId}</p>
            <p className={styles.id}>
              <span>{shareId.slice(0, GROUP)}</span>
              <span>{shareId.slice(GROUP)}</span>
            </p>
          </div>
          <CopyButton text={shareId} />
        </div>
      )}
      <div className={styles.class}>
        <p className={styles.counts}>{line}</p>
        <ProgressBar label="Submitted" value={counts.submitted} max={counts.all} />
        <div className={styles.notes}>
          <ResponsesBadge open={quiz.acceptingResponses} />
          {waiting > 0 && <a href="#late-submissions">{texts.lateWaiting(waiting)}</a>}
        </div>
      </div>
    </Card>
  );
}

function ResponsesBadge({ open }: { open: boolean }) {
  const Icon = open ? Circle : Square;
  return (
    <Badge tone={open ? 'ok' : 'warn'}>
      <Icon fill="currentColor" aria-hidden="true" className={styles.dot} />{' '}
      {open ? 'Accepting Responses' : 'Responses Closed'}
    </Badge>
  );
}

/** A class of 30 changes its figures every few seconds: more often than this they would drown out all else. */
const SPEAK_EVERY_MS = 15_000;

/** Tells screen readers the figures when they have changed. */
function useSpokenCounts(line: string): void {
  const latest = useRef(line);
  const spoken = useRef(line);
  useEffect(() => {
    latest.current = line;
  }, [line]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (latest.current === spoken.current) return;
      spoken.current = latest.current;
      announce(latest.current);
    }, SPEAK_EVERY_MS);
    return () => clearInterval(timer);
  }, [announce]);
}
