import { useDeferredValue, useMemo, useRef } from 'react';
import { parseBulkQuestions } from '../../../shared/question/bulk-paste';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextArea } from '../../ui/TextArea';
import { useToast } from '../../ui/Toaster';
import styles from './PasteDialog.module.css';
import { PasteExample } from './PasteExample';
import { PastePreview } from './PastePreview';
import { pasteTexts } from './paste-texts';
import { placeOfLine, withPlainLineEnds } from './pasted-text';
import { usePasteSave } from './use-paste-save';

interface PasteDialogProps {
  quizId: string;
  useQuestionTimer: boolean;
  /** Kept by the editor, so that closing the dialog loses nothing. */
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Many questions at once from a text: read while it is written, added only when every line is understood. */
export function PasteDialog({ quizId, useQuestionTimer, text, onText, onClose }: PasteDialogProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const saving = usePasteSave(quizId);
  const toast = useToast();
  const deferred = useDeferredValue(text);
  const { items, issues } = useMemo(
    () => parseBulkQuestions(deferred, { useQuestionTimer }),
    [deferred, useQuestionTimer],
  );
  const issueCount = items.reduce((count, item) => count + item.issues.length, issues.length);
  const isReady = items.length > 0 && issueCount === 0 && deferred === text;

  const goToLine = (line: number) => {
    const { start, end } = placeOfLine(text, line);
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };

  const add = async () => {
    if (!(await saving.save(items))) return;
    onText('');
    toast(pasteTexts.added(items.length));
    onClose();
  };

  return (
    <Dialog
      open
      size="large"
      title={pasteTexts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button disabled={!isReady} busy={saving.isSaving} onClick={() => void add()}>
            {pasteTexts.add(items.length)}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {saving.failure && (
          <Banner tone="bad" role="alert" onDismiss={saving.dismissFailure}>
            {saving.failure}
          </Banner>
        )}
        <div className={styles.columns}>
          <TextArea
            ref={area}
            label={pasteTexts.field}
            hint={pasteTexts.hint}
            inputClassName={styles.area}
            spellCheck={false}
            data-autofocus=""
            value={text}
            readOnly={saving.isSaving}
            onChange={(event) => onText(withPlainLineEnds(event.currentTarget.value))}
          />
          {text.trim() === '' ? (
            <PasteExample
              onUse={(example) => {
                onText(example);
                area.current?.focus();
              }}
            />
          ) : (
            <PastePreview items={items} issues={issues} issueCount={issueCount} onLine={goToLine} />
          )}
        </div>
      </div>
    </Dialog>
  );
}
