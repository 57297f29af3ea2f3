import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { QuizResults } from '../../../../shared/results/schema';
import type { WrongKeyAlarm } from '../../../../shared/results/wrong-key';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { texts } from '../texts';
import { ReleaseDialog } from './ReleaseDialog';
import styles from './ReleaseDialog.module.css';

interface ReleaseScoresProps {
  results: QuizResults;
  alarms: readonly WrongKeyAlarm[];
  say: (text: string) => void;
}

/** 'Release Scores' once all is evaluated, then 'Scores Released' (spec §4). */
export function ReleaseScores(props: ReleaseScoresProps) {
  const [asking, setAsking] = useState(false);
  if (props.results.scoresReleased) {
    return (
      <Badge tone="ok" className={styles.released}>
        <CircleCheck aria-hidden="true" /> {texts.scoresReleased}
      </Badge>
    );
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.releaseScores}</Button>
      {asking && <ReleaseDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}
