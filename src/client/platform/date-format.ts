const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const timeToTheSecond = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** Day and time in the reader's language, from epoch milliseconds. */
export const formatDateTime = (ms: number): string => dateTime.format(ms);
export const formatDate = (ms: number): string => date.format(ms);
export const formatTime = (ms: number): string => time.format(ms);
export const formatTimeToTheSecond = (ms: number): string => timeToTheSecond.format(ms);
