import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ErrorState } from '../../../ui/ErrorState';
import { texts } from '../texts';
import styles from './MinutesDialog.module.css';
import { MinutesField, type MinutesFieldProps } from './MinutesField';

interface MinutesDialogProps {
  title: string;
  /** What the button says that does it. */
  action: string;
  isBusy: boolean;
  /** Why it could not be done; it is tried again from there. */
  failure: string | undefined;
  field: MinutesFieldProps;
  onSubmit: () => void;
  onClose: () => void;
  /** What is said before the minutes. */
  children: ReactNode;
}

/** Asks for minutes, and does something with them. */
export function MinutesDialog(props: MinutesDialogProps) {
  const { title, action, isBusy, failure, field, onSubmit, onClose, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <MinutesField {...field} />
        {failure && <ErrorState message={failure} onRetry={onSubmit} />}
      </form>
    </Dialog>
  );
}
