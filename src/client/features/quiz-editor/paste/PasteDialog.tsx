import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { type BulkItem, parseBulkQuestions } from '../../../../shared/question/bulk-paste';
import { bulkPasteExample } from '../../../../shared/question/bulk-paste-example';
import { placeOfLine, withPlainLineEnds } from '../../../../shared/question/bulk-paste-lines';
import { serverSentence } from '../../../platform/error-message';
import { trpcClient } from '../../../platform/trpc-client';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { TextArea } from '../../../ui/TextArea';
import { useToast } from '../../../ui/Toaster';
import { pasteTexts } from '../texts';
import type { QuizWriting } from '../writing/quiz-writing';
import styles from './PasteDialog.module.css';
import { PastePreview } from './PastePreview';

interface PasteDialogProps {
  writing: QuizWriting;
  useQuestionTimer: boolean;
  /** Kept by the editor, so that closing the dialog loses nothing. */
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Many questions at once from a text: read while it is written, added only when every line is understood. */
export function PasteDialog({ writing, useQuestionTimer, text, onText, onClose }: PasteDialogProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const saving = usePasteSave(writing);
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

/** How a text has to look, one question of each type. */
function PasteExample({ onUse }: { onUse: (example: string) => void }) {
  return (
    <section className={styles.side} aria-labelledby="paste-example">
      <h3 id="paste-example" className={styles.title}>
        {pasteTexts.exampleTitle}
      </h3>
      <pre className={styles.example}>{bulkPasteExample.trimEnd()}</pre>
      <Button variant="secondary" className={styles.use} onClick={() => onUse(bulkPasteExample)}>
        {pasteTexts.useExample}
      </Button>
    </section>
  );
}

/** Adds pasted questions in their order: all of them, or none; Undo takes all of them away. */
function usePasteSave(writing: QuizWriting) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();

  /** Answers whether they were added. */
  const save = async (items: readonly BulkItem[]): Promise<boolean> => {
    setSaving(true);
    setFailure(undefined);
    const form = new FormData();
    form.append('quizId', writing.quizId);
    form.append('questions', JSON.stringify(items.map(({ draft }) => draft)));
    let keys: string[] = [];
    const isAdded = await writing.act(async ({ order }) => {
      const quiz = await trpcClient.questions.createMany.mutate(form).catch((error: unknown) => {
        setFailure(pasteTexts.failed(serverSentence(error)));
        throw error;
      });
      keys = quiz.order.filter((id) => !order.includes(id));
      return quiz;
    });
    if (isAdded) writing.did({ kind: 'added', keys });
    setSaving(false);
    return isAdded;
  };
  return { save, isSaving, failure, dismissFailure: () => setFailure(undefined) };
}
