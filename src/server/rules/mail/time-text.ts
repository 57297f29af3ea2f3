import { dateForm } from '../../../shared/date-form';

const form = dateForm({
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
});

/**
 * A time as it stands in an email, with the name of its zone, since nobody knows where it is read: 'Thursday, 5 June 2025
 * at 14:03 CEST'.
 */
export const timeText = (ms: number, timeZone: string): string => form.text(ms, timeZone);
