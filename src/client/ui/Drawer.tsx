import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './Button';
import styles from './Drawer.module.css';
import { Modal } from './Modal';
import { texts } from './texts';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

/** A panel on the right that keeps the list visible; full screen on a phone. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, title, children }: Omit<DrawerProps, 'open'>) {
  const titleId = useId();
  return (
    <Modal onClose={onClose} labelledBy={titleId} closeOnBackdrop>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={texts.close} variant="ghost" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </Modal>
  );
}
