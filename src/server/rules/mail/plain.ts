/** Control characters, line separators and marks that turn the direction of writing around. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/;

/** A text on one line, without anything that is not seen; what came in several lines has a space between them. */
export const oneLine = (text: string): string =>
  text.toWellFormed().replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();

/** A text whose line breaks stay, each line as `oneLine`. */
export const severalLines = (text: string): string => text.split(LINE_BREAK).map(oneLine).join('\n').trim();
