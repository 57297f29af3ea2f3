import type { CorrectionPreview } from '../../../shared/marking/schema';
import { Badge } from '../../ui/Badge';
import { DataTable } from '../../ui/DataTable';
import { type Column, useDataTable } from '../../ui/use-data-table';
import styles from './CorrectionDialog.module.css';
import { correctionTexts } from './correction-texts';

interface CorrectionEffectProps {
  preview: CorrectionPreview;
  isText: boolean;
}

/** Who gains and who loses, and what the mean becomes. */
export function CorrectionEffect({ preview, isText }: CorrectionEffectProps) {
  const { gains, losses, unchangedCount, keptByTeacher, toReview } = preview;
  const changed = [...losses, ...gains];
  if (changed.length + unchangedCount === 0) return <p>{correctionTexts.nobodyMarked}</p>;
  return (
    <>
      <ul className={styles.facts}>
        <li className={styles.counts}>
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
