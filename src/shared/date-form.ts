/**
 * The language of all sentences decides how the dates in them are written. The browser's would put a second form beside the
 * first: sentences of the server and emails know nothing of it.
 */
const LANGUAGE = 'en-GB';

/** One way of writing a moment, which is given in epoch milliseconds; without a time zone the clock is the device's. */
export function dateForm(options: Intl.DateTimeFormatOptions) {
  // To make a format costs some hundred times what using it does.
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  const formatIn = (timeZone: string | undefined) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(LANGUAGE, { timeZone, ...options });
    formats.set(timeZone, format);
    return format;
  };
  return {
    text: (ms: number, timeZone?: string): string => joined(formatIn(timeZone).formatToParts(ms)),
    /** What both ends have in common is written once. */
    range: (fromMs: number, toMs: number): string =>
      joined(formatIn(undefined).formatRangeToParts(fromMs, toMs)),
  };
}

/** Hours have no leading zero: 'at 8:00'. */
const joined = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts.map(({ type, value }) => (type === 'hour' ? value.replace(/^0(?=\d)/, '') : value)).join('');

const day = dateForm({ weekday: 'short', day: 'numeric', month: 'short' });
const time = dateForm({ timeStyle: 'short' });

/** The time of day: '8:00'. */
export const formatTime = (ms: number, timeZone?: string): string => time.text(ms, timeZone);

/** A day of these weeks: 'Mon 24 Nov'. Not every edition of the formats parts the weekday in the same way. */
export const formatWeekday = (ms: number, timeZone?: string): string =>
  day.text(ms, timeZone).replace(',', '');

/** A moment of these weeks: 'Mon 24 Nov at 8:00'. */
export const momentText = (ms: number, timeZone?: string): string =>
  `${formatWeekday(ms, timeZone)} at ${formatTime(ms, timeZone)}`;
