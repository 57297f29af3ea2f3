import { type ComponentProps, useId } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { texts } from './texts';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'open' | 'actions' | 'className'> {
  /** Label of the submit button. */
  action: string;
  tone?: 'primary' | 'danger';
  busy: boolean;
  className?: string | undefined;
  onSubmit: () => void;
}

/** A dialog with a form: one button submits it, as Enter does, the other cancels. */
export function FormDialog(props: FormDialogProps) {
  const { action, tone = 'primary', busy, className, onSubmit, onClose, children, ...dialog } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      {...dialog}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant={tone} type="submit" form={formId} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
