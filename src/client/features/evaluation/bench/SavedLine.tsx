import { Check, TriangleAlert, Undo2 } from 'lucide-react';
import { saveText } from '../../../pending/save-texts';
import { useShortcutsOn } from '../../../platform/shortcuts';
import { Button } from '../../../ui/Button';
import { benchTexts } from '../bench-texts';
import { useCommentsState } from '../comments/use-comments';
import { texts } from '../texts';
import { type Marking, useMarking } from '../use-marking';
import styles from './SavedLine.module.css';

/** The save state of the decisions, with Undo. */
export function SavedLine({ onUndo }: { onUndo: () => void }) {
  const { pending, unanswered, lastSave, canUndo } = useMarking();
  const comments = useCommentsState();
  const hasKeys = useShortcutsOn();
  if (pending.length === 0 && !lastSave && !canUndo && !comments) return null;
  return (
    <>
      <SaveState
        isSaving={pending.length > 0 || comments === 'saving'}
        unanswered={unanswered}
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
  unanswered: Marking['unanswered'];
  lastSave: Marking['lastSave'];
}

function SaveState({ isSaving, unanswered, lastSave, hasFailed }: SaveStateProps) {
  if (unanswered) return <Failed>{saveText({ kind: 'unanswered', ...unanswered })}</Failed>;
  if (isSaving) return <p className={styles.line}>{saveText({ kind: 'saving' })}</p>;
  if (hasFailed || lastSave?.isFailed) return <Failed>{benchTexts.notSaved}</Failed>;
  if (!lastSave) return null;
  return (
    <p className={styles.saved}>
      <Check size={16} aria-hidden="true" /> {saveText({ kind: 'saved', atMs: lastSave.at })}
    </p>
  );
}

const Failed = ({ children }: { children: string }) => (
  <p className={styles.failed} title={children}>
    <TriangleAlert size={16} aria-hidden="true" /> <span>{children}</span>
  </p>
);
