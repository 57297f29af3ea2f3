const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;

/** How much history an attempt keeps. */
export const HISTORY_ROOM = {
  /** Up to here every save is an entry of its own: 20 minutes of typing at the end of the longest answer. */
  wholeBytes: 4 * MEGABYTE,
  /** Up to here one entry stands for a minute of saves; beyond it, all saves up to the next act are one entry. */
  thinBytes: 16 * MEGABYTE,
  thinEveryMs: MINUTE_MS,
} as const;

export interface HistorySoFar {
  /** Of all its entries. */
  readonly bytes: number;
  /** When the first of the saves that its last entry stands for came; undefined where that is no save. */
  readonly lastSaveSince: number | undefined;
}

/** Whether a save becomes one with the save before it, so that a history that has grown very long grows no further. */
export function joinsLastSave({ bytes, lastSaveSince }: HistorySoFar, nowMs: number): boolean {
  if (lastSaveSince === undefined || bytes < HISTORY_ROOM.wholeBytes) return false;
  return bytes >= HISTORY_ROOM.thinBytes || nowMs - lastSaveSince < HISTORY_ROOM.thinEveryMs;
}
