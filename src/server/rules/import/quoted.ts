/** A text of a file in a sentence for a person. */
export const quoted = (text: string): string => `“${text}”`;
