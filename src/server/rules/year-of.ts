/** Made once for each zone: making one costs fifty times what using it does. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The year of a time, as the calendar of a zone has it. */
export function yearOf(ms: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric' });
  formats.set(timeZone, format);
  return Number(format.format(ms));
}
