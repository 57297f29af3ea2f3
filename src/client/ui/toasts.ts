import { Toast } from '@base-ui/react/toast';

export interface ToastOptions {
  action?: { label: string; onAction: () => void } | undefined;
  /** Default 6 seconds; the clock stands still under the pointer and the focus, and while another window is used. */
  durationMs?: number | undefined;
}

const DEFAULT_DURATION_MS = 6000;

export const toastManager = Toast.createToastManager();

/** Shows a short message that may be missed: never an error. Only the newest three show. Answers its id, to dismiss it. */
export function showToast(
  text: string,
  { action, durationMs = DEFAULT_DURATION_MS }: ToastOptions = {},
): string {
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
  return id;
}

export const dismissToast = (id: string): void => toastManager.close(id);
