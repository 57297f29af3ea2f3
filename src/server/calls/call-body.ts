/**
 * How a call's request is read: JSON; JSON with an entry per question or student; a form with an optional image; a form with an
 * optional file (any field, in the input `file`); or the raw `{ bytes }`.
 */
export type CallBody = 'json' | 'large-json' | 'form' | 'file' | 'raw';

/** Whether it is a form, for which JSON is accepted too. */
export const isForm = (body: CallBody): boolean => body === 'form' || body === 'file';
