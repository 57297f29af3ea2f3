import { collectTexts } from '../../../quiz-parts/collect/collect-texts';
import { Button } from '../../../ui/Button';
import styles from './ReleaseScores.module.css';
import { releaseTexts } from './release-texts';

/** Who has not handed in yet, what that means for the others, and a way to end it. */
export function StillWorking({ names, onCollect }: { names: readonly string[]; onCollect: () => void }) {
  return (
    <div className={styles.working}>
      <p>
        <b>{collectTexts.working(names)}</b> {releaseTexts.keyWaits}
      </p>
      <Button variant="secondary" onClick={onCollect}>
        {collectTexts.collect}
      </Button>
    </div>
  );
}
