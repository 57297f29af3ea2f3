import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button, IconButton } from './Button';
import { classNames } from './class-names';
import styles from './Dialog.module.css';
import { Modal } from './Modal';
import { texts } from './texts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Footer buttons, the safe one first; `data-autofocus` marks the one to focus. */
  actions?: ReactNode;
  /** `wide` also fills the height, and on a phone the whole screen. */
  size?: 'small' | 'medium' | 'large' | 'wide' | undefined;
  fullScreen?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  size = 'medium',
  fullScreen,
  role,
}: Omit<DialogProps, 'open'>) {
  const id = useId();
  return (
    <Modal
      onClose={onClose}
      role={role}
      labelledBy={`${id}-title`}
      describedBy={role === 'alertdialog' ? `${id}-body` : undefined}
    >
      <div className={classNames(styles.frame, fullScreen && styles.fullFrame)}>
        <div className={classNames(styles.panel, fullScreen ? styles.full : styles[size])}>
          <div className={styles.head}>
            <h2 id={`${id}-title`}>{title}</h2>
            {role !== 'alertdialog' && (
              <IconButton label={texts.close} variant="ghost" className={styles.close} onClick={onClose}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            )}
          </div>
          <div id={`${id}-body`} className={styles.body}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </Modal>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  body: ReactNode;
  /** The verb of the action, e.g. Delete. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'primary' | 'danger' | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean | undefined;
}

/** Confirms an important action; the focus starts on the safe button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = () => {
    if (!props.busy) props.onCancel();
  };
  return (
    <Dialog
      open={props.open}
      onClose={cancel}
      title={props.title}
      role="alertdialog"
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={cancel} data-autofocus="">
            {props.cancelLabel ?? texts.cancel}
          </Button>
          <Button variant={props.tone ?? 'primary'} busy={props.busy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.body}
    </Dialog>
  );
}
