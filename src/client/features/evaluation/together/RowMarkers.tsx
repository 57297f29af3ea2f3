import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './RowMarkers.module.css';
import { togetherTexts } from './together-texts';

/** Which colleagues have a row in focus just now. */
export function RowMarkers({ names }: { names: string }) {
  return (
    <span className={styles.here}>
      {names}
      <VisuallyHidden>{togetherTexts.isHere}</VisuallyHidden>
    </span>
  );
}
