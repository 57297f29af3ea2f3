import { FileInput } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTopLayer } from '../../../ui/top-layer';
import styles from './DropNotice.module.css';
import { importTexts } from './import-texts';

/** Announces the effect of dropping the file over the whole page; ignores the pointer. */
export function DropNotice() {
  return createPortal(
    <div className={styles.notice} aria-hidden="true">
      <p className={styles.sentence}>
        <FileInput size={28} /> {importTexts.dropAnywhere}
      </p>
    </div>,
    useTopLayer(),
  );
}
