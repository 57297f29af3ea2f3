import { Check, TriangleAlert, Undo2 } from 'lucide-react';
import { formatTime } from '../../../../shared/date-form';
import { useShortcutsOn } from '../../../platform/shortcuts';
import { Button } from '../../../ui/Button';
import { benchTexts } from '../bench-texts';
import { useCommentsState } from '../comments/use-comments';
import { texts } from '../texts';
import { useMarking } from '../use-marking';
import styles from './SavedLine.module.css';

/** The save state of the decisions, with Undo. */
export function SavedLine({ onUndo }: { onUndo: () => void }) {
  const { pending, lastSave, canUndo } = useMarking();
  const comments = useCommentsState();
  const hasKeys = useShortcutsOn();
  if (pending.length === 0 && !lastSave && !canUndo && !comments) return null;
  return (
    <>
      <SaveState
        isSaving={pending.length > 0 || comments === 'saving'}
        lastSave={lastSave}
        hasFailed={comments === 'failed'}
      />
      <Button
        variant="ghost"
        className={styles.undo}
        disabled={!canUndo}
        aria-keyshortcuts={hasKeys ? 'U' : undefined}
        onClick={onUndo}
      >
        <Undo2 size={16} aria-hidden="true" /> {texts.undo}
      </Button>
    </>
  );
}

interface SaveStateProps {
  isSaving: boolean;
  /** A comment could not be saved. */
  hasFailed: boolean;
  lastSave: ReturnType<typeof useMarking>['lastSave'];
}

function SaveState({ isSaving, lastSave, hasFailed }: SaveStateProps) {
  if (isSaving) return <p className={styles.line}>{benchTexts.saving}</p>;
  if (hasFailed || lastSave?.isFailed) {
    return (
      <p className={styles.failed}>
        <TriangleAlert size={16} aria-hidden="true" /> {benchTexts.notSaved}
      </p>
    );
  }
  if (!lastSave) return null;
  return (
    <p className={styles.saved}>
      <Check size={16} aria-hidden="true" /> {benchTexts.saved(formatTime(lastSave.at))}
    </p>
  );
}
