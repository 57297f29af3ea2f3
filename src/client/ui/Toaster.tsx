import { useEffect } from 'react';
import { backOffMs, SEEKING } from '../rules/back-off';
import { cell, useWatched } from '../watched';
import type { ToastManager, ToastStack } from './ToastStack';

interface ToastOptions {
  action?: { label: string; onAction: () => void } | undefined;
  /** Default 6 seconds; the clock stands still under the pointer and the focus, and while another window is used. */
  durationMs?: number | undefined;
  /** What it is about: the newer of two on the same subject takes the place of the older. */
  subject?: string | undefined;
}

const DEFAULT_DURATION_MS = 6000;

/** The newest toast on each subject. */
const shown = new Map<string, string>();

let count = 0;

/** Shows a short message that may be missed: never an error. Only the newest three show. Answers its id, to dismiss it. */
export function showToast(
  text: string,
  { action, durationMs = DEFAULT_DURATION_MS, subject }: ToastOptions = {},
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

/** The function that shows a toast: `toast(text, { action, durationMs })`. */
export const useToast = () => showToast;

type Act = (manager: ToastManager) => void;

const stack = cell<typeof ToastStack | undefined>(undefined);
let manager: ToastManager | undefined;
/** What is to be shown once the stack is there; nothing where no page shows toasts. */
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

function takeOver(ready: ToastManager): () => void {
  manager = ready;
  for (const act of waiting?.splice(0) ?? []) act(ready);
  return () => {
    manager = undefined;
  };
}

/** Loads what shows toasts; never rejects, but tries again for as long as a page is there that shows them. */
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

/** The first signs of somebody who is about to do something. */
const SIGNS = ['pointerdown', 'keydown'];

/** Shows the toasts; mounted once, on the pages of teachers. What shows them is there by the time that somebody has done something. */
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
  return Stack && <Stack onReady={takeOver} />;
}
