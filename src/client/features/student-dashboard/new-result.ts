import { useState } from 'react';
import type { SubmittedAttempt } from '../../../shared/attempt/schema';
import { readStored, writeStored } from '../../platform/local-storage';

export type AttemptEntry = readonly [attemptId: string, attempt: SubmittedAttempt];

// Which results were opened is kept on the device, by the ids of attempts, which name nobody: looking writes nothing on the
// server. On another device a result is new once more.

const KEY = 'openedResults';
const KEPT = 50;

function openedResults(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // What cannot be read was not written here.
  }
}

export function noteOpened(attemptId: string): void {
  const opened = openedResults();
  if (!opened.includes(attemptId)) writeStored(KEY, JSON.stringify([attemptId, ...opened].slice(0, KEPT)));
}

/** The result that was released last, unless it was opened on this device. */
function newResult(attempts: readonly AttemptEntry[]): AttemptEntry | undefined {
  const [newest] = attempts
    .filter(([, { releasedAt }]) => releasedAt !== null)
    .toSorted(([, one], [, other]) => (other.releasedAt ?? 0) - (one.releasedAt ?? 0));
  return newest && !openedResults().includes(newest[0]) ? newest : undefined;
}

/** The new result; opened, it keeps its place until the dashboard is left. */
export function useNewResult(attempts: readonly AttemptEntry[]): AttemptEntry | undefined {
  const unopened = newResult(attempts)?.[0];
  const [shown, setShown] = useState(unopened);
  if (unopened !== undefined && unopened !== shown) setShown(unopened);
  return attempts.find(([attemptId]) => attemptId === shown);
}
