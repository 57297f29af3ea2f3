import { Check } from 'lucide-react';
import type { OptionCount } from '../../../../rules/results/option-counts';
import { Badge } from '../../../../ui/Badge';
import { classNames } from '../../../../ui/class-names';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { choiceTexts as texts } from './choice-texts';
import { type Chosen, nameOf } from './chosen';
import { FoldedText } from './FoldedText';
import styles from './OptionTable.module.css';

interface OptionRowProps {
  chosen: Chosen;
  count: OptionCount;
  /** The number of students in each half, the length of a full bar; 0 without halves. */
  halfSize: number;
  /** Whether the stronger half chose it though it is not the key. */
  isDoubted: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

/** One option as a bar: its count by halves of the class, and whether it is the key. */
export function OptionRow({ chosen, count, halfSize, isDoubted, isSelected, onSelect }: OptionRowProps) {
  const { letters, label } = chosen;
  const { studentIds, percent, strong, weak, isKey, isNear } = count;
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, isKey && styles.right, isDoubted && styles.doubted)}
        aria-pressed={isSelected}
        onClick={onSelect}
      >
        <VisuallyHidden>
          {nameOf(chosen)}: {texts.counts(count, halfSize > 0)}
        </VisuallyHidden>
        <span className={styles.letter} aria-hidden="true">
          {letters}
        </span>
        <FoldedText className={styles.text} text={label ?? texts.noAnswer} isQuiet={label === null} />
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} style={{ width: `${percent}%` }} />
        </span>
        <span className={styles.count} aria-hidden="true">
          {studentIds.length}
        </span>
        <span className={styles.percent} aria-hidden="true">
          {percent}%
        </span>
        <span className={styles.halves} aria-hidden="true">
          {halfSize > 0 && strong + weak > 0 && (
            <>
              <Half count={strong} halfSize={halfSize} className={styles.strong} />
              <Half count={weak} halfSize={halfSize} className={styles.weak} />
            </>
          )}
        </span>
        <span className={styles.key} aria-hidden="true">
          {isKey && (
            <>
              <Check size={16} /> {texts.key}
            </>
          )}
          {isNear && <Badge tone="warn">{texts.near}</Badge>}
        </span>
      </button>
    </li>
  );
}

interface HalfProps {
  count: number;
  halfSize: number;
  className: string | undefined;
}

function Half({ count, halfSize, className }: HalfProps) {
  return (
    <span className={styles.half}>
      {count > 0 && (
        <span
          className={classNames(styles.halfBar, className)}
          style={{ width: `${(4.5 * count) / halfSize}rem` }}
        />
      )}
      {count}
    </span>
  );
}
