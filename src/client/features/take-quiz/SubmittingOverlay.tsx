import { useEffect, useId, useState } from 'react';
import { Spinner } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import styles from './SubmittingOverlay.module.css';
import { texts } from './texts';

interface SubmittingOverlayProps {
  why: string | null;
  tries: number;
}

const PROGRESS_AFTER_MS = 3000;

/** Covers the quiz while it is being handed in; nothing behind it can be reached. */
export function SubmittingOverlay({ why, tries }: SubmittingOverlayProps) {
  const titleId = useId();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PROGRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Modal onClose={() => undefined} labelledBy={titleId}>
      <div className={styles.frame}>
        <div role="status" className={styles.panel}>
          <span className={styles.spinner}>
            <Spinner />
          </span>
          <h2 id={titleId}>{texts.submittingTitle}</h2>
          {why && <p className={styles.reason}>{why}</p>}
          <p>{texts.submittingBody}</p>
          {isSlow && <p className={styles.slow}>{texts.stillSending(tries)}</p>}
        </div>
      </div>
    </Modal>
  );
}
