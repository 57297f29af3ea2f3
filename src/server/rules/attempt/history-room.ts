const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;

/** The size limits of an attempt's history. */
export const HISTORY_ROOM = {
  /** Below this every save is an entry: 20 minutes of typing at the end of the longest answer. */
  wholeBytes: 4 * MEGABYTE,
  /** Below this one entry covers a minute of saves; above, all saves up to the next act. */
  thinBytes: 16 * MEGABYTE,
  thinEveryMs: MINUTE_MS,
} as const;

export interface HistorySoFar {
  /** Of all entries. */
  readonly bytes: number;
  /** When the first save in its last entry arrived; undefined if that is no save. */
  readonly lastSaveSince: number | undefined;
}

/** Whether a save joins the previous one, so that a very long history stops growing. */
export function joinsLastSave({ bytes, lastSaveSince }: HistorySoFar, nowMs: number): boolean {
  if (lastSaveSince === undefined || bytes < HISTORY_ROOM.wholeBytes) return false;
  return bytes >= HISTORY_ROOM.thinBytes || nowMs - lastSaveSince < HISTORY_ROOM.thinEveryMs;
}
