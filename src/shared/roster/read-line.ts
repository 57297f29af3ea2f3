import { emailKey } from '../account/email-key';
import { readPupil } from '../classes/read-pupil';
import type { ListedPupil } from '../classes/schema';
import { isFormula } from './cell-kind';
import { unclearReasons } from './messages';
import { looksLikeName, readName, splitAddress } from './read-name';

/** The cells of a line that say something of a student. */
export interface PupilCells {
  /** Where there are two, the first name comes first. */
  readonly names: readonly string[];
  readonly number: string;
  readonly email: string;
}

export type LineReading =
  | { readonly pupil: ListedPupil }
  /** With a pupil where the line says enough of one. */
  | { readonly pupil: ListedPupil | null; readonly reason: string };

/** The student that a line is about, or why it is not clear. */
export function readPupilCells({ names, number: sentNumber, email: sentEmail }: PupilCells): LineReading {
  const unclear = (reason: string, pupil: ListedPupil | null = null): LineReading => ({ reason, pupil });
  if ([...names, sentNumber, sentEmail].some(isFormula)) return unclear(unclearReasons.formula);
  const split = names.map(splitAddress);
  const email = emailKey(
    sentEmail === ''
      ? (split.find((each) => each.email !== '')?.email ?? '')
      : splitAddress(sentEmail).email || sentEmail,
  );
  const parts = split.map(({ name }) => name).filter((name) => name !== '');
  const name = parts.length === 1 ? readName(parts[0] ?? '') : parts.join(' ');
  const number = sentNumber.replace(/^#\s*|[.)]$/g, '').trim();
  if (name === undefined) return unclear(unclearReasons.manyNames);
  if ([name, number].some(isFormula)) return unclear(unclearReasons.formula);
  if (`${name}${number}${email}`.includes('\uFFFD')) return unclear(unclearReasons.notReadable);
  if (number !== '' && !/\p{Nd}/u.test(number)) return unclear(unclearReasons.columnsDiffer);
  const known = { number: number || null, email: email || null };
  if (name === '') {
    const local = email.split('@')[0] ?? '';
    const read = readPupil({ name: local, ...known });
    return unclear(unclearReasons.noName, 'pupil' in read ? read.pupil : null);
  }
  if (!looksLikeName(name)) return unclear(unclearReasons.notAName);
  const read = readPupil({ name, ...known });
  return 'pupil' in read ? read : unclear(read.problem);
}
