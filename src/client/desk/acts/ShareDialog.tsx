import { Maximize } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { Dialog } from '../../ui/Dialog';
import { QrCode } from '../qr-code/QrCode';
import styles from './ShareDialog.module.css';
import { shareLink } from './share-link';
import { actTexts } from './texts';

interface ShareDialogProps extends ShareWaysProps {
  /** Whether the quiz was just published. */
  isNews: boolean;
  onClose: () => void;
}

export function ShareDialog({ title, shareId, isNews, onClose }: ShareDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={isNews ? actTexts.published(shareId) : `Share “${title}”`}
      actions={
        <Button variant={isNews ? 'primary' : 'secondary'} onClick={onClose}>
          Done
        </Button>
      }
    >
      <ShareWays title={title} shareId={shareId} />
    </Dialog>
  );
}

interface ShareWaysProps {
  title: string;
  shareId: string;
}

/** Share ID, link and QR code, also for the projector. */
export function ShareWays({ title, shareId }: ShareWaysProps) {
  const [projecting, setProjecting] = useState(false);
  const link = shareLink(shareId);
  return (
    <>
      <div className={styles.content}>
        <div className="grid justify-items-start content-start gap-2">
          <p className={styles.label}>Share ID</p>
          <p className={styles.id}>{shareId}</p>
          <CopyButton text={shareId} label="Copy" data-autofocus="" />
          <p className={styles.label}>Link</p>
          <p className="text-sm break-anywhere">{link}</p>
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
    </>
  );
}

interface ShareProjectorProps extends ShareWaysProps {
  onClose: () => void;
}

/** Share ID and QR code in the size of a classroom. */
function ShareProjector({ title, shareId, onClose }: ShareProjectorProps) {
  const link = shareLink(shareId);
  return (
    <Dialog open onClose={onClose} title={title} fullScreen>
      <div className={styles.screen}>
        <div className={styles.projectorQr}>
          <QrCode text={link} label={`QR code that opens ${link}`} />
        </div>
        <div className="grid min-w-0 gap-4">
          <p className={styles.projectorId}>{shareId}</p>
          <p className="text-h2 break-anywhere">{link}</p>
        </div>
      </div>
    </Dialog>
  );
}
