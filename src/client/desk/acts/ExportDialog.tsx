import { useState } from 'react';
import type { Loss } from '../../../shared/export/exported';
import { EXPORT_FORMATS, type ExportFormat } from '../../../shared/import/formats';
import type { QuizRow } from '../../../shared/quiz/schema';
import { download } from '../../platform/download';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { RadioChoice } from '../../ui/RadioChoice';
import styles from './ExportDialog.module.css';
import { exportTexts as texts } from './export-texts';

interface ExportDialogProps {
  quiz: Pick<QuizRow, '_id' | 'title'>;
  onClose: () => void;
}

/** Exports a quiz's questions: choice of the format, and its losses before the download. */
export function ExportDialog({ quiz, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('json');
  const file = useExportFile(quiz, format);
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={file.isMaking} busyLabel={texts.downloading} onClick={() => void file.save()}>
            {texts.download}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {file.failure && (
          <Banner tone="bad" role="alert">
            {file.failure}
          </Banner>
        )}
        <RadioChoice
          legend={texts.format}
          values={EXPORT_FORMATS}
          texts={texts.formats}
          value={format}
          hasFocus
          onChange={setFormat}
        />
        <Losses quizId={quiz._id} format={format} />
      </div>
    </Dialog>
  );
}

function useExportFile({ _id, title }: ExportDialogProps['quiz'], format: ExportFormat) {
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const save = async () => {
    setMaking(true);
    setFailure(undefined);
    try {
      await download(`/api/quiz/${encodeURIComponent(_id)}/export?format=${format}`, title);
    } catch (error) {
      setFailure(serverSentence(error) ?? texts.failed);
    } finally {
      setMaking(false);
    }
  };
  return { isMaking, failure, save };
}

/** The losses of the chosen format, by question. */
function Losses({ quizId, format }: { quizId: string; format: ExportFormat }) {
  const query = trpc.exports.losses.useQuery({ quizId, format });
  const losses = query.data?.losses;
  return (
    <section className={styles.losses} aria-label={texts.losses}>
      <p role="status" className="font-semibold">
        {losses ? texts.lossCount(losses.length) : query.isError ? texts.checkFailed : texts.checking}
      </p>
      {losses && losses.length > 0 && (
        <ul className={styles.list}>
          {byQuestion(losses).map(([number, sentences]) => (
            <li key={number}>
              <span className="text-muted tabular-nums">{texts.question(number)}</span>
              <ul className="grid gap-1 list-none">
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function byQuestion(losses: readonly Loss[]): [number: number, sentences: string[]][] {
  const sentences = new Map<number, Set<string>>();
  for (const { question, sentence } of losses) {
    sentences.set(question, (sentences.get(question) ?? new Set()).add(sentence));
  }
  return [...sentences].map(([number, each]) => [number, [...each]]);
}
