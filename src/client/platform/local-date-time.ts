/** This device's time zone, such as 'Europe/Berlin'. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time zone with name and place, such as 'Central European Time (Europe/Berlin)'. */
export function timeZoneName(timeZone: string, atMs: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(atMs);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  // A zone without a name is shown as a GMT offset, which says less than its place.
  return name && !name.startsWith('GMT') ? `${name} (${timeZone})` : timeZone;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  formats.set(timeZone, made);
  return made;
}

/** The wall clock time of the zone at that moment, encoded as if it were UTC. */
export function wallOf(ms: number, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const DAY_MS = 86_400_000;

/**
 * The moment at which clocks in the zone show the wall time. A time repeated in autumn means the earlier one; a time skipped
 * in spring is moved later by the jump.
 */
export function momentOf(wallMs: number, timeZone: string): number {
  const offsetAt = (ms: number) => wallOf(ms, timeZone) - ms;
  const [before, after] = [offsetAt(wallMs - DAY_MS), offsetAt(wallMs + DAY_MS)];
  const shown = [wallMs - before, wallMs - after].filter((ms) => wallOf(ms, timeZone) === wallMs);
  return shown.length > 0 ? Math.min(...shown) : wallMs - before;
}

/** The value of a `datetime-local` field: '2026-01-15T09:00'. */
export const toLocalField = (ms: number, timeZone: string): string =>
  new Date(wallOf(ms, timeZone)).toISOString().slice(0, 16);

/** Epoch milliseconds of a `datetime-local` value; undefined if invalid. */
export function fromLocalField(typed: string, timeZone: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?/.test(typed)) return undefined;
  const wallMs = Date.parse(`${typed}Z`);
  return Number.isNaN(wallMs) ? undefined : momentOf(wallMs, timeZone);
}
