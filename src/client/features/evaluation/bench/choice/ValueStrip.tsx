import { Check } from 'lucide-react';
import type { QuestionOf } from '../../../../../shared/question/schema';
import type { OptionCounts } from '../../../../../shared/results/option-counts';
import styles from './ValueStrip.module.css';

interface ValueStripProps {
  question: QuestionOf<'slider'>;
  options: OptionCounts['options'];
}

/** Where on the scale the values lie, as a histogram; the rows below it say the same in numbers. */
export function ValueStrip({ question: { min, max }, options }: ValueStripProps) {
  const most = Math.max(...options.map(({ studentIds }) => studentIds.length), 1);
  const placeOf = (value: number) => (max > min ? (100 * (value - min)) / (max - min) : 0);
  return (
    <div className={styles.strip} aria-hidden="true">
      <div className={styles.plot}>
        {options.map(({ label, isKey, studentIds }) => (
          <span
            key={label}
            className={isKey ? styles.right : styles.value}
            style={{ left: `${placeOf(Number(label))}%`, height: `${(100 * studentIds.length) / most}%` }}
          >
            {isKey && <Check className={styles.mark} size={12} strokeWidth={3} />}
          </span>
        ))}
      </div>
      <div className={styles.scale}>
        <span>{min}</span>
        <span>{max}</span>
      </div>
    </div>
  );
}
