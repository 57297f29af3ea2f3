import { MARK_STEP } from '../../../../shared/constants';
import { useMay } from '../../../colleagues/use-may';
import { useShortcutsOn } from '../../../platform/shortcuts';
import type { BenchRow } from '../../../rules/results/bench-rows';
import { benchTexts, marksLabel } from '../bench-texts';
import { MarkStepper } from '../MarkStepper';
import styles from './MarkCells.module.css';
import { useRowActs } from './row-acts';

/** The maximum up to which each mark has a button. */
export const MOST_MARKS_AS_BUTTONS = 5;

interface MarkCellsProps {
  row: BenchRow;
  maximumMarks: number;
  label: string;
  isFocused: boolean;
  /** On narrow screens only whole marks have a button; Shift adds half a mark. */
  isNarrow: boolean;
}

/** The marks of a row: a button for each, or a field for many. */
export function MarkCells({ row, maximumMarks, label, isFocused, isNarrow }: MarkCellsProps) {
  const { give } = useRowActs();
  const isByShift = useShortcutsOn() && isNarrow;
  const mayMark = useMay('mark');
  const isMixed = row.lowest !== row.highest;
  if (!mayMark) {
    return <span className={styles.read}>{isMixed ? benchTexts.from(row) : marksLabel(row.marks)}</span>;
  }
  if (maximumMarks > MOST_MARKS_AS_BUTTONS) {
    return (
      <div className={styles.field}>
        <MarkStepper
          label={label}
          marks={row.marks}
          maximumMarks={maximumMarks}
          onChange={(marks) => give(row, marks)}
        />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser
    <div
      role="group"
      aria-label={label}
      className={styles.cells}
      data-narrow={isByShift || undefined}
      title={isByShift ? benchTexts.halfByShift : undefined}
    >
      {marksUpTo(maximumMarks).map((marks) => (
        <button
          key={marks}
          type="button"
          className={styles.cell}
          data-half={Number.isInteger(marks) ? undefined : true}
          aria-label={benchTexts.marksButton(marks, maximumMarks)}
          aria-pressed={!isMixed && marks === row.marks}
          tabIndex={isFocused ? 0 : -1}
          onClick={({ shiftKey }) =>
            give(row, shiftKey ? Math.min(Math.floor(marks) + MARK_STEP, maximumMarks) : marks)
          }
        >
          {marksLabel(marks)}
        </button>
      ))}
    </div>
  );
}

const marksUpTo = (maximumMarks: number): number[] =>
  Array.from({ length: maximumMarks / MARK_STEP + 1 }, (_, step) => step * MARK_STEP);
