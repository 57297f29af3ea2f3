/** Made once for each zone: making one costs fifty times what using it does. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A time as it stands in an email, with the name of its zone, since nobody knows where it is read: 'Thursday, 5 June 2025
 * at 14:03 CEST'.
 */
export function timeText(ms: number, timeZone: string): string {
  const known = formats.get(timeZone);
  if (known) return known.format(ms);
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  formats.set(timeZone, format);
  return format.format(ms);
}
