import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { BenchRow } from '../../../../shared/results/bench-rows';
import { whyOf } from '../../../../shared/results/bench-why';
import { displayAnswer } from '../../../../shared/results/display';
import { classNames } from '../../../ui/class-names';
import { texts } from '../texts';
import { RowMarkers } from '../together/RowMarkers';
import styles from './BenchTable.module.css';
import { benchTexts } from './bench-texts';
import { CommentMark } from './comments/CommentMark';
import { MarkCells } from './MarkCells';
import { useRowActs } from './row-acts';
import { Sure } from './Sure';

interface AnswerRowProps {
  row: BenchRow;
  maximumMarks: number;
  isFocused: boolean;
  /** Colleagues who have it in focus now. */
  markers: string;
}

/** One group of answers in one line. Drawn again only when something of it changes. */
export const AnswerRow = memo(function AnswerRow({ row, maximumMarks, isFocused, markers }: AnswerRowProps) {
  const { focus, openDetail } = useRowActs();
  const { group, state, origin } = row;
  const [{ answer }, ...others] = group.wordings;
  const said = answer === undefined ? texts.noAnswer : displayAnswer(answer);
  return (
    <tr
      className={classNames(styles.row, styles.marked)}
      data-row={row.key}
      data-state={state}
      aria-selected={isFocused}
      tabIndex={isFocused ? 0 : -1}
      onFocus={() => focus(row.key)}
    >
      <td className={styles.answer}>
        <span className={styles.said} dir="auto">
          {said}
        </span>
        {others.length > 0 && (
          <span className={styles.others}>{benchTexts.otherWordings(others.length)}</span>
        )}
      </td>
      <td className={styles.students}>{group.studentIds.length}</td>
      <td className={styles.mark}>
        <MarkCells
          row={row}
          maximumMarks={maximumMarks}
          label={benchTexts.marksFor(said)}
          isFocused={isFocused}
        />
      </td>
      <td className={styles.why}>{markers ? <RowMarkers names={markers} /> : whyOfRow(row)}</td>
      <td className={styles.sure}>
        <Sure result={origin} state={state} />
      </td>
      <td className={styles.comment}>
        <CommentMark row={row} />
        <button
          type="button"
          className={styles.detail}
          aria-label={benchTexts.detailsOf(said)}
          onClick={() => openDetail(row.key)}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
});

/** Why a group has its mark, or that its marks differ. */
function whyOfRow(row: BenchRow): string {
  if (row.lowest !== row.highest) return benchTexts.mixed(row);
  const [{ answer }] = row.group.wordings;
  return answer === undefined ? benchTexts.nothingWritten : whyOf(row.origin);
}
