import { Dialog } from '../../ui/Dialog';
import { QrCode } from './QrCode';
import styles from './ShareProjector.module.css';
import { shareLink } from './share-link';

interface ShareProjectorProps {
  title: string;
  shareId: string;
  onClose: () => void;
}

/** The share ID and QR code for the last row of a classroom. */
export function ShareProjector({ title, shareId, onClose }: ShareProjectorProps) {
  const link = shareLink(shareId);
  return (
    <Dialog open onClose={onClose} title={title} fullScreen>
      <div className={styles.screen}>
        <div className={styles.qr}>
          <QrCode text={link} label={`QR code that opens ${link}`} />
        </div>
        <div className={styles.words}>
          <p className={styles.id}>{shareId}</p>
          <p className={styles.link}>{link}</p>
        </div>
      </div>
    </Dialog>
  );
}
