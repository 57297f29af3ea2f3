import { QrCode } from 'lucide-react';
import { CopyButton } from '../../ui/CopyButton';
import { IconButton } from '../../ui/IconButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './ShareBox.module.css';

interface ShareBoxProps {
  shareId: string;
  title: string;
  /** Whether sharing is what comes next, so that it stands out. */
  isNext: boolean;
  onShare: () => void;
}

/** The share ID with its Copy button, and the way to link and QR code. */
export function ShareBox({ shareId, title, isNext, onShare }: ShareBoxProps) {
  return (
    <div className={styles.share}>
      <div className={styles.box}>
        <span className={styles.id}>
          <VisuallyHidden>Share ID: </VisuallyHidden>
          <span>{shareId}</span>
        </span>
        <CopyButton text={shareId} variant="ghost" className={styles.copy} />
      </div>
      <IconButton
        label={`QR code and link of ${title}`}
        variant={isNext ? 'primary' : 'secondary'}
        onClick={onShare}
      >
        <QrCode size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
