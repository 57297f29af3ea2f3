import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import styles from './Modal.module.css';
import { enterTopLayer } from './top-layer';

interface ModalProps {
  onClose: () => void;
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  closeOnBackdrop?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A native modal dialog, open while mounted. The `data-autofocus` element gets the focus, else the browser's
 * default; on closing it returns to the opener, or if that is gone to the page's next step or heading. Escape
 * calls onClose.
 */
export function Modal(props: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    const leave = enterTopLayer(dialog);
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      leave();
      dialog.close();
      const isGone = opener?.isConnected !== true || opener === document.body;
      if (isGone) focusNext();
      else if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  // Handled on keydown: a second Escape would close the dialog without asking.
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    props.onClose();
  };

  return (
    <dialog
      ref={ref}
      role={props.role}
      className={classNames(styles.modal, props.className)}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      onKeyDown={keyDown}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) props.onClose();
      }}
      onClick={(event) => {
        if (props.closeOnBackdrop && event.target === event.currentTarget) props.onClose();
      }}
    >
      {props.children}
    </dialog>
  );
}

/** Marks the button of the page's next step. */
export const NEXT_STEP = { 'data-next-step': '' };

function focusNext(): void {
  const step = document.querySelector<HTMLElement>('[data-next-step]');
  const heading = document.querySelector('h1');
  if (heading && !step) heading.tabIndex = -1;
  (step ?? heading)?.focus();
}
