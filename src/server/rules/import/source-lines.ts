/** The lines of a file without their ends, whatever ends them; a byte order mark is none of the first. */
export const sourceLines = (text: string): string[] => text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
