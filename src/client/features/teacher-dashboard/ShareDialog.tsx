import { Maximize } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { Dialog } from '../../ui/Dialog';
import { QrCode } from './QrCode';
import styles from './ShareDialog.module.css';
import { ShareProjector } from './ShareProjector';
import { shareLink } from './share-link';
import { texts } from './texts';

interface ShareDialogProps {
  title: string;
  shareId: string;
  /** Whether the quiz has just been published. */
  isNews: boolean;
  onClose: () => void;
}

/** What the teacher needs next: the ID, the link and the QR code, also for the projector. */
export function ShareDialog({ title, shareId, isNews, onClose }: ShareDialogProps) {
  const [projecting, setProjecting] = useState(false);
  const link = shareLink(shareId);
  return (
    <Dialog
      open
      onClose={onClose}
      title={isNews ? texts.published(shareId) : `Share “${title}”`}
      actions={
        <Button variant={isNews ? 'primary' : 'secondary'} onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles.content}>
        <div className={styles.ways}>
          <p className={styles.label}>Share ID</p>
          <p className={styles.id}>{shareId}</p>
          <CopyButton text={shareId} label="Copy" data-autofocus="" />
          <p className={styles.label}>Link</p>
          <p className={styles.link}>{link}</p>
          <CopyButton text={link} label="Copy link" />
        </div>
        <div className={styles.qr}>
          <QrCode text={link} label={`QR code that opens ${link}`} />
          <Button variant="secondary" onClick={() => setProjecting(true)}>
            <Maximize size={18} aria-hidden="true" /> Full screen
          </Button>
        </div>
      </div>
      {projecting && <ShareProjector title={title} shareId={shareId} onClose={() => setProjecting(false)} />}
    </Dialog>
  );
}
