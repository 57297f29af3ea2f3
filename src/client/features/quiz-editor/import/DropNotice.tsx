import { FileInput } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTopLayer } from '../../../ui/top-layer';
import styles from './DropNotice.module.css';
import { importTexts } from './import-texts';

/** Says over the whole page what becomes of the file above it; the pointer goes through. */
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
