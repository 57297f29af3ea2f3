import { localeOf } from './locale';
import { language, sentencesOf } from './sentences';

/**
 * The locale of all dates, matching the language of the sentences. The browser's locale would add a second format beside
 * those of server messages and emails.
 */
const LOCALE = localeOf(language);
const texts = sentencesOf('dates');

/** Formats moments in epoch milliseconds; the default time zone is the device's. */
export function dateForm(options: Intl.DateTimeFormatOptions) {
  // Creating a formatter costs some hundred times as much as using it.
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  const formatIn = (timeZone: string | undefined) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(LOCALE, { timeZone, ...options });
    formats.set(timeZone, format);
    return format;
  };
  return {
    text: (ms: number, timeZone?: string): string => joined(formatIn(timeZone).formatToParts(ms)),
    /** Writes the common parts of both ends once. */
    range: (fromMs: number, toMs: number): string =>
      joined(formatIn(undefined).formatRangeToParts(fromMs, toMs)),
  };
}

/** Drops the leading zero of hours: 'at 8:00'. */
const joined = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts.map(({ type, value }) => (type === 'hour' ? value.replace(/^0(?=\d)/, '') : value)).join('');

const day = dateForm({ weekday: 'short', day: 'numeric', month: 'short' });
const time = dateForm({ timeStyle: 'short' });

/** Time of day: '8:00'. */
export const formatTime = (ms: number, timeZone?: string): string => time.text(ms, timeZone);

/** A day close to today: 'Mon 24 Nov'. ICU versions differ in the comma after the weekday. */
export const formatWeekday = (ms: number, timeZone?: string): string =>
  day.text(ms, timeZone).replace(',', '');

/** A moment close to today: 'Mon 24 Nov at 8:00'. */
export const momentText = (ms: number, timeZone?: string): string =>
  texts.moment({ day: formatWeekday(ms, timeZone), time: formatTime(ms, timeZone) });
