import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Quiz } from '../../../../shared/quiz/schema';
import dialog from '../../../desk/reading-dialog.module.css';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { ConfirmDialog, Dialog } from '../../../ui/Dialog';
import { useToast } from '../../../ui/Toaster';
import type { QuizWriting } from '../writing/quiz-writing';
import { undoLast } from '../writing/undo';
import { ColumnChoices } from './ColumnChoices';
import { DropZone } from './DropZone';
import { FileSource } from './FileSource';
import styles from './ImportDialog.module.css';
import { ImportReview } from './ImportReview';
import { importTexts } from './import-texts';
import { ReadAsChoices } from './ReadAsChoices';
import { countsOf, Review } from './review';
import { TextSource } from './TextSource';
import { useAdding } from './use-adding';
import type { ImportOpening } from './use-import-opening';
import { useReading } from './use-reading';

interface ImportDialogProps {
  quiz: Quiz;
  writing: QuizWriting;
  useQuestionTimer: boolean;
  opening: ImportOpening;
}

/** Imports questions from a text or file: read, reviewed, completed or left out, then added together. */
export function ImportDialog({ quiz, writing, useQuestionTimer, opening }: ImportDialogProps) {
  const { dropped, text, setText } = opening;
  const [file, setFile] = useState(dropped);
  const reading = useReading({ quizId: quiz._id, text, file });
  const adding = useAdding(writing);
  const area = useRef<HTMLTextAreaElement>(null);
  const [review] = useState(() => new Review());
  const { found } = reading;
  const items = found ? review.list(found.answer, found.decisions, { useQuestionTimer }) : [];
  const counts = countsOf(items);
  const tooMany = Math.max(0, counts.added - (found?.answer.room ?? counts.added));
  const discard = useDiscarding((found?.decisions.size ?? 0) > 0);

  const choose = (next: File) => {
    if (!adding.isAdding) discard.before(() => setFile(next));
  };
  const take = useEffectEvent((next: File | undefined) => {
    if (next && next !== file) choose(next);
  });
  useEffect(() => take(dropped), [dropped]);

  const close = () => {
    if (!adding.isAdding) discard.before(opening.close);
  };
  const add = useAdd({ reading, adding, writing, opening });
  const status = statusOf(reading, counts);
  return (
    <Dialog
      open
      size="wide"
      title={importTexts.title}
      onClose={close}
      actions={
        <>
          <p className={styles.summary} role={tooMany > 0 ? 'status' : undefined}>
            {found && (tooMany > 0 ? importTexts.tooMany(tooMany) : importTexts.summary(counts.unfinished))}
          </p>
          <Button variant="secondary" onClick={close}>
            {importTexts.cancel}
          </Button>
          <Button
            disabled={!reading.isCurrent || counts.added === 0 || tooMany > 0}
            busy={adding.isAdding}
            onClick={() => void add()}
          >
            {importTexts.addAll(counts.added)}
          </Button>
        </>
      }
    >
      <div
        className={classNames(dialog.content, styles.content)}
        data-source={file ? 'file' : 'text'}
        data-empty={found ? undefined : ''}
      >
        {adding.failure && (
          <Banner tone="bad" role="alert" className="col-span-all" onDismiss={adding.dismissFailure}>
            {adding.failure}
          </Banner>
        )}
        <div className={dialog.source}>
          {file ? (
            <FileSource
              {...{ file, reading }}
              isFixed={adding.isAdding}
              onOther={() => discard.before(() => setFile(undefined))}
            />
          ) : (
            <TextSource ref={area} text={text} isFixed={adding.isAdding} onText={setText} />
          )}
        </div>
        <div className={dialog.side}>
          <p className={dialog.status} role="status">
            {status}
          </p>
          <ReadAsChoices reading={reading} />
          <ColumnChoices reading={reading} isFixed={adding.isAdding} />
          {found ? (
            <ImportReview
              {...{ found, items, counts, useQuestionTimer }}
              quizId={quiz._id}
              isReading={!reading.isCurrent}
              onDecide={reading.decide}
              onLine={file ? undefined : (line) => goToLine(area.current, line)}
            />
          ) : (
            !reading.isReading && (!file || reading.failure) && <DropZone onFile={choose} />
          )}
        </div>
      </div>
      <ConfirmDialog
        open={discard.isAsked}
        title={importTexts.discardTitle}
        body={importTexts.discard}
        confirmLabel={importTexts.discardConfirm}
        cancelLabel={importTexts.keepOn}
        tone="danger"
        onConfirm={discard.confirm}
        onCancel={discard.cancel}
      />
    </Dialog>
  );
}

/** Asks once before decisions are lost. */
function useDiscarding(hasDecisions: boolean) {
  const [asked, setAsked] = useState<(() => void) | undefined>();
  return {
    isAsked: asked !== undefined,
    before: (act: () => void) => {
      if (hasDecisions) setAsked(() => act);
      else act();
    },
    confirm: () => {
      setAsked(undefined);
      asked?.();
    },
    cancel: () => setAsked(undefined),
  };
}

interface AddOptions {
  reading: ReturnType<typeof useReading>;
  adding: ReturnType<typeof useAdding>;
  writing: QuizWriting;
  opening: ImportOpening;
}

function useAdd({ reading: { found }, adding, writing, opening }: AddOptions) {
  const toast = useToast();
  return async () => {
    if (!found) return;
    const answer = await adding.add(found);
    if (!answer) return;
    if (found.source.kind === 'text') opening.setText('');
    opening.close();
    toast(importTexts.added(answer.stored, answer.unfinished), {
      action: {
        label: importTexts.undo,
        onAction: () => {
          // A later act comes first; the head undoes it.
          const last = writing.get().acts.at(-1);
          if (last?.kind === 'added' && last.keys === answer.questionIds) void undoLast(writing);
        },
      },
      subject: `import ${writing.quizId}`,
    });
  };
}

/** One line on the progress or outcome of reading. */
function statusOf(
  { found, isReading, failure, source }: ReturnType<typeof useReading>,
  counts: { unfinished: number },
) {
  if (isReading) return importTexts.reading;
  if (failure !== undefined) return source?.kind === 'text' ? failure : undefined;
  if (!found) return undefined;
  const { questions, skipped } = found.answer;
  return [
    importTexts.found(questions.length),
    counts.unfinished > 0 && importTexts.needWork(counts.unfinished),
    skipped.length > 0 && importTexts.skippedCount(skipped.length),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Selects a line of the text, counted from 1. */
function goToLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const before = area.value.split('\n').slice(0, line - 1);
  const start = before.reduce((length, each) => length + each.length + 1, 0);
  const end = area.value.indexOf('\n', start);
  area.focus();
  area.setSelectionRange(start, end < 0 ? area.value.length : end);
}
