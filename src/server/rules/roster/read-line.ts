import { emailKey } from '../../../shared/account/email-key';
import type { NameOrder } from '../../../shared/classes/as-read';
import type { ListedPupil } from '../../../shared/classes/schema';
import { unclearReasons } from '../../../shared/roster/messages';
import { readPupil } from '../classes/read-pupil';
import { isFormula } from './cell-kind';
import { isContactOfOthers } from './headings';
import { looksLikeName, readName, splitAddress, withoutRemark } from './read-name';

export interface PupilCells {
  /** If there are two names, the first name comes first. */
  readonly names: readonly string[];
  readonly number: string;
  readonly email: string;
  /** Text left out so far. */
  readonly remark?: string;
  /** Whether headings tell which name is the first name. */
  readonly isOrdered?: boolean;
}

export type LineReading =
  | {
      readonly pupil: ListedPupil;
      readonly remark?: string;
      /** Whether the order of surname and first name is ambiguous. */
      readonly isOrderOpen?: boolean;
    }
  /** The student, if the line is complete enough. */
  | { readonly pupil: ListedPupil | null; readonly reason: string };

/** The student on a line, or why the line is unclear. */
export function readPupilCells(
  { names, number: sentNumber, email: sentEmail, remark: sentRemark = '', isOrdered = false }: PupilCells,
  order: NameOrder = 'firstLast',
): LineReading {
  const unclear = (reason: string, pupil: ListedPupil | null = null): LineReading => ({ reason, pupil });
  if ([...names, sentNumber, sentEmail].some(isFormula)) return unclear(unclearReasons.formula);
  const own = names.map(withoutContacts);
  const split = own.map(({ name }) => splitAddress(name));
  const email = emailKey(
    sentEmail === ''
      ? (split.find((each) => each.email !== '')?.email ?? '')
      : splitAddress(sentEmail).email || sentEmail,
  );
  const written = split.map(({ name }) => withoutRemark(name));
  const remark = [sentRemark, ...[...own, ...written].map((each) => each.remark)].join('');
  const parts = written.map((each) => each.name).filter((each) => each !== '');
  const isOrderOpen = parts.length > 1 ? !isOrdered : isOrderOpenIn(parts[0] ?? '');
  const name = orderedName(parts, isOrderOpen ? order : 'firstLast');
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
  if (!('pupil' in read)) return unclear(read.problem);
  return { ...read, ...(remark !== '' && { remark }), ...(isOrderOpen && { isOrderOpen }) };
}

/** Particles before a surname, which belong to it. */
const PARTICLE =
  /^(?:af|al|av|bin|da|dal|das|de|del|dela|della|den|der|des|di|do|dos|du|el|la|las|le|los|ten|ter|van|von|vom|zu|zum|zur)$/;
const isLoud = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Whether the order of surname and first names is ambiguous because there is no comma. */
const isOrderOpenIn = (name: string): boolean => /\S\s+\S/.test(name) && !/[,，،]/.test(name);

/**
 * Turns "Kobayashi Hana" into "Hana Kobayashi". The surnames are the words in capitals, else the first one or two words with
 * their particles. A name that ends in capitals is in order already.
 */
function turnedName(name: string, families: 1 | 2): string {
  const words = name.split(' ');
  const loud = words.map(isLoud);
  const isTelling = loud.includes(true) && loud.includes(false);
  if (isTelling && !loud[0] && loud.at(-1)) return name;
  const after = isTelling && loud[0] ? loud.indexOf(false) : endOfFamilies(words, families);
  return [...words.slice(after), ...words.slice(0, after)].join(' ');
}

/** The number of words in the surname; at least one word is left for the first name. */
function endOfFamilies(words: readonly string[], families: number): number {
  let end = 0;
  for (let family = 0; family < families; family += 1) {
    const next = endOfFamily(words, end);
    if (next >= words.length) break;
    end = next;
  }
  return end;
}

/** "de la Cruz", "De la Cruz", "Ortega y Gasset". */
function endOfFamily(words: readonly string[], from: number): number {
  const isParticle = (at: number): boolean => PARTICLE.test(words[at] ?? '');
  let end = isParticle(from + 1) && PARTICLE.test((words[from] ?? '').toLowerCase()) ? from + 1 : from;
  while (isParticle(end)) end += 1;
  end += 1;
  while (/^[yie]$/.test(words[end] ?? '') && end + 2 < words.length) end += 2;
  return end;
}

/** Splits another person's address off "Anna Berg (mother: eva@home.example)". */
function withoutContacts(cell: string): { name: string; remark: string } {
  const found = withoutRemark(cell);
  return isContactOfOthers(found.remark) ? found : { name: cell, remark: '' };
}

function orderedName(parts: readonly string[], order: NameOrder): string | undefined {
  if (parts.length > 1) return (order === 'firstLast' ? parts : parts.toReversed()).join(' ');
  const name = readName(parts[0] ?? '');
  return name === undefined || order === 'firstLast' ? name : turnedName(name, order === 'lastFirst' ? 1 : 2);
}
