import { Check, CloudAlert, Eye, LoaderCircle, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { isEditingOf, teacherPaths } from '../../../shared/teacher-paths';
import { saveText } from '../../pending/save-texts';
import { isTyping } from '../../platform/shortcuts';
import { saveLine } from '../../rules/pending/save-line';
import { Button, ButtonLink } from '../../ui/Button';
import { useUnsavedChanges } from '../../ui/unsaved-changes';
import styles from './SaveStatus.module.css';
import { undoLast } from './writing/undo';
import type { Writing } from './writing/use-writing';

const ICONS = {
  saved: Check,
  saving: LoaderCircle,
  held: CloudAlert,
  refused: CloudAlert,
  unanswered: CloudAlert,
} as const;

/** The save state of the quiz, with Undo; leaving asks only if something could not be saved. */
export function SaveStatus({ writing, state }: Pick<Writing, 'writing' | 'state'>) {
  const queue = writing.sendable();
  const { savedAtMs, isKept, failure, acts } = state;
  const isHeld = queue.size < state.queue.size;
  const line = saveLine({ queue, savedAtMs, isKept, isHeld, failure });
  const Icon = ICONS[line.kind];
  const undo = () => void undoLast(writing);
  useUndoKey(undo);

  const { quizId } = writing;
  const needsDecision = state.queue.size > 0 && ['refused', 'held'].includes(line.kind);
  const mayGoTo = useCallback((address: string) => isEditingOf(quizId, address), [quizId]);
  const keep = useCallback(() => (writing.get().isKept ? 'all' : 'nothing'), [writing]);
  useUnsavedChanges(needsDecision || !isKept, { mayGoTo, keep, leave: nothing });

  return (
    <>
      {/* Announced only for problems: "Saved" after every pause would be noise. */}
      <p
        className={styles.line}
        data-kind={line.kind}
        aria-live={line.kind === 'saved' || line.kind === 'saving' ? 'off' : 'polite'}
        title={saveText(line)}
      >
        <Icon size={16} aria-hidden="true" />
        <span>{saveText(line)}</span>
      </p>
      <Button
        variant="ghost"
        className={styles.undo}
        disabled={acts.length === 0}
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        onClick={undo}
      >
        <Undo2 size={16} aria-hidden="true" />
        <span className={styles.label}>Undo</span>
      </Button>
      <ButtonLink
        variant="secondary"
        href={teacherPaths.preview(quizId)}
        onClick={() => void writing.flush()}
        className={styles.preview}
      >
        <Eye size={16} aria-hidden="true" /> Preview
      </ButtonLink>
    </>
  );
}

const nothing = () => undefined;

/** Ctrl or Cmd and Z, except while typing, where the browser handles it. */
function useUndoKey(undo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || isTyping(event.target) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
