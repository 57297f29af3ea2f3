import { classNames } from '../../../ui/class-names';
import cell from './GradebookCell.module.css';
import styles from './GradebookLegend.module.css';
import { texts } from './texts';

const TONES = ['green', 'yellow', 'red'] as const;

/** The key of the cells' colours, patterns and signs. */
export function GradebookLegend() {
  return (
    <ul className={styles.key} aria-label={texts.legend}>
      {TONES.map((tone) => (
        <li key={tone}>
          <span className={classNames(styles.sample, cell[tone])} aria-hidden="true">
            <span className={cell.swatch} />
          </span>
          {texts.bands[tone]}
        </li>
      ))}
      <li>
        <span className={styles.circle} aria-hidden="true" />
        {texts.unreleased}
      </li>
      <li>
        <span aria-hidden="true">{texts.droppedMarks(7)}</span>
        {texts.dropped}
      </li>
      <li>{texts.absences}</li>
    </ul>
  );
}
