import { useState } from 'react';
import type { SubmittedAttempt } from '../../../shared/attempt/schema';
import { parsedJson } from '../../../shared/parsed-json';
import { readStored, writeStored } from '../../platform/local-storage';

export type AttemptEntry = readonly [attemptId: string, attempt: SubmittedAttempt];

// The ids of results opened on this device. Opening a result writes nothing on the server, so on another
// device it is new again.

const KEY = 'openedResults';
const KEPT = 50;

function openedResults(): readonly unknown[] {
  const kept = parsedJson(readStored(KEY) ?? '[]');
  return Array.isArray(kept) ? kept : [];
}

export function noteOpened(attemptId: string): void {
  const opened = openedResults();
  if (!opened.includes(attemptId)) writeStored(KEY, JSON.stringify([attemptId, ...opened].slice(0, KEPT)));
}

/** The latest released result, unless it was opened on this device. */
function newResult(attempts: readonly AttemptEntry[]): AttemptEntry | undefined {
  const [newest] = attempts
    .filter(([, { releasedAt }]) => releasedAt !== null)
    .toSorted(([, one], [, other]) => (other.releasedAt ?? 0) - (one.releasedAt ?? 0));
  return newest && !openedResults().includes(newest[0]) ? newest : undefined;
}

/** The new result; once opened, it keeps its place until the student leaves the dashboard. */
export function useNewResult(attempts: readonly AttemptEntry[]): AttemptEntry | undefined {
  const unopened = newResult(attempts)?.[0];
  const [shown, setShown] = useState(unopened);
  if (unopened !== undefined && unopened !== shown) setShown(unopened);
  return attempts.find(([attemptId]) => attemptId === shown);
}
