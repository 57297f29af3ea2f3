import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { ProgressBar } from '../../../ui/ProgressBar';
import { texts } from '../texts';
import styles from './GroupProgress.module.css';
import type { useGroupMarks } from './use-group-marks';

/** What became of the last decision on a group, and the way back. */
export function GroupProgress({ decision }: { decision: ReturnType<typeof useGroupMarks> }) {
  const { last, nowYours, pendingCount, savedCount, undo } = decision;
  const total = last?.before.length ?? pendingCount;
  if (total === 0) {
    return nowYours > 0 ? <p className={styles.text}>{texts.undone(nowYours)}</p> : null;
  }
  if (pendingCount > 0) {
    const done = Math.max(total - pendingCount, 0);
    return (
      <div className={styles.progress}>
        <p className={styles.text}>{texts.savingGroup(done, total)}</p>
        <ProgressBar value={done} max={total} label={texts.savingGroup(done, total)} className={styles.bar} />
        {last && <UndoButton onUndo={undo} />}
      </div>
    );
  }
  if (!last) return null;
  return (
    <div className={styles.progress}>
      <p className={styles.text}>{texts.savedGroup(savedCount, total, last.marks)}</p>
      <UndoButton onUndo={undo} />
    </div>
  );
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  return (
    <Button variant="ghost" onClick={onUndo}>
      <Undo2 size={18} aria-hidden="true" /> Undo
    </Button>
  );
}
