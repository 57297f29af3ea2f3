import { normalised } from './normalised';

/** Invisible characters that belong to no name: direction marks, soft hyphens, zero-width spaces, control characters. */
const INVISIBLE = /(?![\t\n])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Joiners belong to Persian and Malayalam names, but only between letters. */
const LOOSE_JOINERS = /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])/gu;

/** Normalizes a text: composed letters, plain spaces, LF line ends. */
export const cleanList = (text: string): string => {
  const plain = text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .toWellFormed();
  return normalised(plain, 'NFC').replace(LOOSE_JOINERS, '');
};

/** Trims a text and collapses its whitespace, line breaks included. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The stored form of a person's or class's name: one line without invisible characters, because a direction mark could
 * make one name look like another.
 */
export const cleanLine = (text: string): string => oneLine(cleanList(text));
