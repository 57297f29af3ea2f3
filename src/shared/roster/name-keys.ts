import { foldedWords } from '../folded-words';

/** A name as it is compared: without case, accents and signs. A name of signs alone stays as it is. */
export const nameKey = (name: string): string => foldedWords(name).join(' ') || name;

/** The same for "Asha Rao" and "Rao Asha". */
export const anyOrderKey = (name: string): string => nameKey(name).split(' ').sort().join(' ');
