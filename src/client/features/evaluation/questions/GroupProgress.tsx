import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { texts } from '../texts';
import styles from './GroupProgress.module.css';
import type { useGroupMarks } from './use-group-marks';

/** What became of the last decision on a group, and the way back. */
export function GroupProgress({ decision }: { decision: ReturnType<typeof useGroupMarks> }) {
  const { last, undo } = decision;
  return (
    <div className={styles.progress}>
      <p className={styles.text} role="status">
        {wordsFor(decision)}
      </p>
      {last && (
        <Button variant="ghost" onClick={undo}>
          <Undo2 size={18} aria-hidden="true" /> {texts.undo}
        </Button>
      )}
    </div>
  );
}

function wordsFor({ last, pendingCount, savedCount }: ReturnType<typeof useGroupMarks>): string {
  const total = last?.before.length ?? pendingCount;
  if (pendingCount > 0) return texts.savingGroup(Math.max(total - pendingCount, 0), total);
  return last ? texts.savedGroup(savedCount, total, last.marks) : '';
}
