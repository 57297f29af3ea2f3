import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button';
import { IconButton } from './IconButton';
import styles from './Toaster.module.css';
import { showToast, toastManager } from './toasts';
import { useTopLayer } from './top-layer';
import { useFreePlace } from './use-free-place';

/** The function that shows a toast: `toast(text, { action, durationMs })`. */
export const useToast = () => showToast;

/** Shows the toasts; mounted once, on the pages of teachers: the library behind it is too heavy for students. */
export function Toaster() {
  const place = useTopLayer();
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal container={place}>
        <ToastStack />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastStack() {
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
      <Toast.Close aria-hidden={false} render={<IconButton label="Dismiss" variant="ghost" />}>
        <X size={18} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ));
}
