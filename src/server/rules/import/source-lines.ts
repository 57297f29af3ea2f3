/** The lines of a file with any line ending, without a byte order mark. */
export const sourceLines = (text: string): string[] => text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
