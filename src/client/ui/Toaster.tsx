import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from './Button';
import styles from './Toaster.module.css';
import { useTopLayer } from './top-layer';
import { useFreePlace } from './use-free-place';

interface ToastOptions {
  action?: { label: string; onAction: () => void } | undefined;
  /** Default 6 seconds; the clock stands still under the pointer and the focus, and while another window is used. */
  durationMs?: number | undefined;
  /** What it is about: the newer of two on the same subject takes the place of the older. */
  subject?: string | undefined;
}

const DEFAULT_DURATION_MS = 6000;

const toastManager = Toast.createToastManager();

/** The newest toast on each subject. */
const shown = new Map<string, string>();

/** Shows a short message that may be missed: never an error. Only the newest three show. Answers its id, to dismiss it. */
export function showToast(
  text: string,
  { action, durationMs = DEFAULT_DURATION_MS, subject }: ToastOptions = {},
): string {
  const older = subject === undefined ? undefined : shown.get(subject);
  if (older !== undefined) toastManager.close(older);
  const id = toastManager.add({
    title: text,
    timeout: durationMs,
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          action.onAction();
          toastManager.close(id);
        },
      },
    }),
  });
  if (subject !== undefined) shown.set(subject, id);
  return id;
}

export const dismissToast = (id: string): void => toastManager.close(id);

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
