import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from './Button';
import styles from './ToastStack.module.css';
import { texts } from './texts';
import { useTopLayer } from './top-layer';
import { useFreePlace } from './use-free-place';

const toastManager = Toast.createToastManager();

export type ToastManager = Pick<typeof toastManager, 'add' | 'close'>;

interface ToastStackProps {
  /** Called with the manager once toasts can be shown; returns the cleanup. */
  onReady: (manager: ToastManager) => () => void;
}

/** Renders the toasts. Lazy, so that teachers' pages start without its library. */
export function ToastStack({ onReady }: ToastStackProps) {
  const place = useTopLayer();
  // Child effects run first, so the provider is listening by now.
  useEffect(() => onReady(toastManager), [onReady]);
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal container={place}>
        <Stack />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Stack() {
  const { toasts } = Toast.useToastManager();
  const [stack, setStack] = useState<HTMLElement | null>(null);
  const place = useFreePlace(stack, toasts.length);
  return (
    <Toast.Viewport ref={setStack} className={styles.stack} data-place={place}>
      <ToastRows />
    </Toast.Viewport>
  );
}

function ToastRows() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Title render={<span />} />
      <Toast.Action render={<Button variant="ghost" />} />
      <Toast.Close aria-hidden={false} render={<IconButton label={texts.dismiss} variant="ghost" />}>
        <X size={18} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ));
}
