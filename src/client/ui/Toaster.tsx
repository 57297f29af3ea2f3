import { useEffect } from 'react';
import { backOffMs, SEEKING } from '../rules/back-off';
import { cell, useWatched } from '../watched';
import type { ToastManager, ToastStack } from './ToastStack';

interface ToastOptions {
  action?: { label: string; onAction: () => void } | undefined;
  /** Default 6 seconds, or 10 with an action; paused while the pointer or focus is on the toast, or the window is inactive. */
  durationMs?: number | undefined;
  /** A newer toast on the same subject replaces the older one. */
  subject?: string | undefined;
}

const DEFAULT_DURATION_MS = 6000;
const DURATION_WITH_ACTION_MS = 10_000;

/** The newest toast on each subject. */
const shown = new Map<string, string>();

let count = 0;

/**
 * Shows a brief message that may be missed, so never an error. Only the newest three are visible. Returns an id for
 * dismissing it.
 */
export function showToast(
  text: string,
  { action, durationMs = action ? DURATION_WITH_ACTION_MS : DEFAULT_DURATION_MS, subject }: ToastOptions = {},
): string {
  const older = subject === undefined ? undefined : shown.get(subject);
  if (older !== undefined) dismissToast(older);
  count += 1;
  const id = `toast-${count}`;
  onceThere((manager) =>
    manager.add({
      id,
      title: text,
      timeout: durationMs,
      ...(action && {
        actionProps: {
          children: action.label,
          onClick: () => {
            action.onAction();
            dismissToast(id);
          },
        },
      }),
    }),
  );
  if (subject !== undefined) shown.set(subject, id);
  return id;
}

export const dismissToast = (id: string): void => onceThere((manager) => manager.close(id));

/** Returns `toast(text, { action, durationMs })`. */
export const useToast = () => showToast;

type Act = (manager: ToastManager) => void;

const stack = cell<typeof ToastStack | undefined>(undefined);
let manager: ToastManager | undefined;
/** Actions queued until the stack has loaded; undefined on pages without toasts. */
let waiting: Act[] | undefined;
let isLoading = false;
let nextTrial: ReturnType<typeof setTimeout> | undefined;

function onceThere(act: Act): void {
  if (manager) {
    act(manager);
  } else if (waiting) {
    waiting.push(act);
    void prepareToasts();
  }
}

function connect(ready: ToastManager): () => void {
  manager = ready;
  for (const act of waiting?.splice(0) ?? []) act(ready);
  return () => {
    manager = undefined;
  };
}

/** Loads the toast stack and never rejects; retries while a page that shows toasts is open. */
export async function prepareToasts(failures = 0): Promise<void> {
  if (stack.get() || isLoading) return;
  isLoading = true;
  try {
    stack.set((await import('./ToastStack')).ToastStack);
  } catch {
    const next = failures + 1;
    clearTimeout(nextTrial);
    nextTrial = setTimeout(() => waiting && void prepareToasts(next), backOffMs(next, SEEKING));
  } finally {
    isLoading = false;
  }
}

/** First signs of an action. */
const SIGNS = ['pointerdown', 'keydown'];

/** Shows the toasts; mounted once on teachers' pages. Loaded lazily: no toast is needed before the first action. */
export function Toaster() {
  const Stack = useWatched(stack);
  useEffect(() => {
    const prepare = () => void prepareToasts();
    waiting = [];
    for (const sign of SIGNS) window.addEventListener(sign, prepare);
    return () => {
      waiting = undefined;
      for (const sign of SIGNS) window.removeEventListener(sign, prepare);
    };
  }, []);
  return Stack && <Stack onReady={connect} />;
}
