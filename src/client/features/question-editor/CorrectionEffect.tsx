import type { CorrectionPreview } from '../../../shared/marking/schema';
import { Badge } from '../../ui/Badge';
import { Table } from '../../ui/Table';
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
      {changed.length > 0 && (
        <Table
          label={correctionTexts.table}
          head={
            <>
              <th scope="col">{correctionTexts.student}</th>
              <th scope="col">{correctionTexts.before}</th>
              <th scope="col">{correctionTexts.after}</th>
            </>
          }
        >
          {changed.map(({ studentId, studentName, before, after }) => (
            <tr key={studentId}>
              <th scope="row" className={styles.name} dir="auto">
                {studentName}
              </th>
              <td>{before}</td>
              <td className={styles.after}>
                {after}{' '}
                <Badge tone={after > before ? 'ok' : 'bad'}>
                  {after > before ? `+${after - before}` : `−${before - after}`}
                </Badge>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
