import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  body: ReactNode;
  /** The verb of what will happen, e.g. Delete. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'primary' | 'danger' | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean | undefined;
}

/** Asks before something that matters; the focus starts on the safe button. */
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
            {props.cancelLabel ?? 'Cancel'}
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
