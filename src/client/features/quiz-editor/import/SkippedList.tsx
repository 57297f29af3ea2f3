import type { ImportFormat } from '../../../../shared/import/formats';
import type { ImportAnswer } from '../../../../shared/import/schema';
import { importTexts } from './import-texts';
import { LineLink } from './LineLink';
import styles from './SkippedList.module.css';

const UNFOLDED = 5;

interface SkippedListProps extends Pick<ImportAnswer, 'skipped'> {
  format: ImportFormat;
  onLine: ((line: number) => void) | undefined;
}

/** The parts of the file that become no question, with the reasons; a long list is collapsed. */
export function SkippedList({ skipped, ...place }: SkippedListProps) {
  if (skipped.length === 0) return null;
  return (
    <details className={styles.skipped} open={skipped.length <= UNFOLDED}>
      <summary>{importTexts.skippedTitle(skipped.length)}</summary>
      <p className="text-muted text-xs">{importTexts.skippedHint}</p>
      <ul className={styles.list}>
        {skipped.map(({ line, name, type, reason }, at) => (
          <li key={at}>
            <span className={styles.facts}>
              <LineLink line={line} {...place} />
              {(name ?? type) && <span dir="auto">{name ?? type}</span>}
            </span>
            <span className="break-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
