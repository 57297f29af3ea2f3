/**
 * How the request of a call is read: JSON, JSON that says something of each question of a quiz or of each student of a large
 * class, a form that may carry an image, a form that may carry a file (under any name, in the input `file`), or `{ bytes }` as
 * they came.
 */
export type CallBody = 'json' | 'large-json' | 'form' | 'file' | 'raw';

/** Whether it comes as a form, for which JSON may stand. */
export const isForm = (body: CallBody): boolean => body === 'form' || body === 'file';
