import { Toast } from '@base-ui/react/toast';

export interface ToastOptions {
  action?: { label: string; onAction: () => void } | undefined;
  /** Default 6 seconds; the clock stands still under the pointer and the focus, and while another window is used. */
  durationMs?: number | undefined;
  /** What it is about: the newer of two on the same subject takes the place of the older. */
  subject?: string | undefined;
}

const DEFAULT_DURATION_MS = 6000;

export const toastManager = Toast.createToastManager();

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
