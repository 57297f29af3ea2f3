/** Cached by zone: creating a formatter costs fifty times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

export function yearOf(ms: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric' });
  formats.set(timeZone, format);
  return Number(format.format(ms));
}
