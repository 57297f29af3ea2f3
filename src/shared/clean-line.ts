import { normalised } from './normalised';

/** Nothing of a name: marks of direction, soft hyphens, spaces of no width, control signs. */
const INVISIBLE = /(?![\t\n])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Joiners are part of names in Persian and Malayalam, but only between letters. */
const LOOSE_JOINERS = /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])/gu;

/** The text of a list with one sign for each thing: composed letters, plain spaces, ends of lines as LF. */
export const cleanList = (text: string): string => {
  const plain = text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .toWellFormed();
  return normalised(plain, 'NFC').replace(LOOSE_JOINERS, '');
};

/** One line of text without spaces at its ends, and with one space between words. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The name of a person or a class as it is kept, whichever way it came in: on one line, with nothing in it that is not seen. A
 * mark of direction would let one name be read as another.
 */
export const cleanLine = (text: string): string => oneLine(cleanList(text));
