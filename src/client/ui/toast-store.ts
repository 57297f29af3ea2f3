export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action: { readonly label: string; readonly onAction: () => void } | undefined;
  readonly durationMs: number;
}

export interface ToastOptions {
  action?: { label: string; onAction: () => void } | undefined;
  /** Default 6 seconds; the clock stands still under the pointer and the focus. */
  durationMs?: number | undefined;
}

const DEFAULT_DURATION_MS = 6000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const listToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a short message that may be missed: never an error. The newest three stay. Answers its id, to dismiss it. */
export function showToast(
  text: string,
  { action, durationMs = DEFAULT_DURATION_MS }: ToastOptions = {},
): number {
  lastId += 1;
  change([...toasts, { id: lastId, text, action, durationMs }].slice(-3));
  return lastId;
}

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));
