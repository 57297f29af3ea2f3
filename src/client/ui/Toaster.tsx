import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button';
import { IconButton } from './IconButton';
import styles from './Toaster.module.css';
import { dismissToast, listToasts, showToast, subscribeToToasts, type Toast } from './toast-store';
import { useTopLayer } from './top-layer';

/** The function that shows a toast: `toast(text, { action, durationMs })`. */
export const useToast = () => showToast;

/** Shows the toasts; mounted once. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, listToasts);
  const place = useTopLayer();
  return createPortal(
    <div className={styles.stack} role="status">
      {toasts.map((toast) => (
        <ToastRow key={toast.id} toast={toast} />
      ))}
    </div>,
    place,
  );
}

function ToastRow({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const leftMs = useRef(toast.durationMs);

  useEffect(() => {
    if (held) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [held, toast.id]);

  const act = () => {
    toast.action?.onAction();
    dismissToast(toast.id);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop the clock
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      {toast.action && (
        <Button variant="ghost" onClick={act}>
          {toast.action.label}
        </Button>
      )}
      <IconButton label="Dismiss" variant="ghost" onClick={() => dismissToast(toast.id)}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
