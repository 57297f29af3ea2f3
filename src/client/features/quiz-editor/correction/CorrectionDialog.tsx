import { CORRECTION_POLICIES } from '../../../../shared/constants';
import type { CorrectionPreview } from '../../../../shared/marking/schema';
import type { Question } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/traits';
import { correctionTexts } from '../../../desk/correction/correction-texts';
import { useCorrection } from '../../../desk/correction/use-correction';
import { Badge } from '../../../ui/Badge';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { Dialog } from '../../../ui/Dialog';
import { RadioChoice } from '../../../ui/RadioChoice';
import { type Column, useDataTable } from '../../../ui/use-data-table';
import { draftOf, formDataOf, type QuestionForm } from '../forms/question-form';
import { addImage } from '../writing/send-written';
import type { ImageChange } from '../writing/written';
import styles from './CorrectionDialog.module.css';

interface CorrectionDialogProps {
  quizId: string;
  question: Question;
  values: QuestionForm;
  image: ImageChange | undefined;
  onApplied: () => void;
  onClose: () => void;
}

/** Previews a correction's effect on existing marks before applying it. */
export function CorrectionDialog({ question, values, image, onClose, ...options }: CorrectionDialogProps) {
  const draft = draftOf(values);
  const correction = useCorrection({
    ...options,
    questionId: question._id,
    fields: { ...draft },
    toForm(seen) {
      const data = formDataOf(draft, { ...seen });
      addImage(data, image);
      return data;
    },
  });
  const { policy, setPolicy, preview, isCurrent, busy } = correction;
  const failure = correction.failure ?? correction.previewFailure;
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={correctionTexts.title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close} data-autofocus="">
            Cancel
          </Button>
          <Button busy={busy} disabled={!isCurrent} onClick={() => void correction.apply()}>
            {correctionTexts.apply}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {failure && (
          <Banner tone="bad" role="alert">
            {failure}
          </Banner>
        )}
        <RadioChoice
          legend={correctionTexts.policy}
          values={CORRECTION_POLICIES}
          texts={correctionTexts.policies}
          value={policy}
          disabled={busy}
          onChange={setPolicy}
        />
        {preview ? (
          <div className={styles.effect} aria-busy={!isCurrent} aria-live="polite">
            <CorrectionEffect preview={preview} isText={isText(question)} />
          </div>
        ) : (
          !failure && <p role="status">{correctionTexts.working}</p>
        )}
      </div>
    </Dialog>
  );
}

interface CorrectionEffectProps {
  preview: CorrectionPreview;
  isText: boolean;
}

/** The gains and losses, and the new mean. */
function CorrectionEffect({ preview, isText }: CorrectionEffectProps) {
  const { gains, losses, unchangedCount, keptByTeacher, toReview } = preview;
  const changed = [...losses, ...gains];
  if (changed.length + unchangedCount === 0) return <p>{correctionTexts.nobodyMarked}</p>;
  return (
    <>
      <ul className="grid gap-1 list-none">
        <li className="font-semibold">
          {correctionTexts.counts(gains.length, losses.length, unchangedCount)}
        </li>
        <li>{correctionTexts.mean(preview.meanBefore, preview.meanAfter)}</li>
        {keptByTeacher > 0 && <li>{correctionTexts.kept(keptByTeacher)}</li>}
        {isText && preview.policy !== 'full' && <li>{correctionTexts.textAgain}</li>}
        {toReview.length > 0 && (
          <li>{correctionTexts.review(toReview.map(({ studentName }) => studentName))}</li>
        )}
        {preview.isReleased && <li>{correctionTexts.released}</li>}
      </ul>
      {changed.length > 0 && <ChangedMarks changed={changed} />}
    </>
  );
}

type Change = CorrectionPreview['gains'][number];

function ChangedMarks({ changed }: { changed: readonly Change[] }) {
  const table = useDataTable({ rows: changed, columns: COLUMNS, rowId: ({ studentId }) => studentId });
  return <DataTable label={correctionTexts.table} table={table} />;
}

const COLUMNS: readonly Column<Change>[] = [
  {
    id: 'student',
    head: correctionTexts.student,
    kind: 'name',
    className: styles.name,
    cell: ({ studentName }) => <span dir="auto">{studentName}</span>,
  },
  { id: 'before', head: correctionTexts.before, cell: ({ before }) => before },
  {
    id: 'after',
    head: correctionTexts.after,
    className: styles.after,
    cell: ({ before, after }) => (
      <>
        {after}{' '}
        <Badge tone={after > before ? 'ok' : 'bad'}>
          {after > before ? `+${after - before}` : `−${before - after}`}
        </Badge>
      </>
    ),
  },
];
