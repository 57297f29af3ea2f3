/** Quotes a text of a file within a sentence. */
export const quoted = (text: string): string => `“${text}”`;
