import { emailKey } from '../../../shared/account/email-key';
import type { NameOrder } from '../../../shared/classes/as-read';
import type { ListedPupil } from '../../../shared/classes/schema';
import { unclearReasons } from '../../../shared/roster/messages';
import { readPupil } from '../classes/read-pupil';
import { isFormula } from './cell-kind';
import { isContactOfOthers } from './headings';
import { isOrderOpenIn, turnedName } from './name-order';
import { looksLikeName, readName, splitAddress, withoutRemark } from './read-name';

export interface PupilCells {
  /** Of two names the first name comes first. */
  readonly names: readonly string[];
  readonly number: string;
  readonly email: string;
  /** What was left out already. */
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
  /** The pupil is there if the line is complete enough. */
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

/** "Anna Berg (mother: eva@home.example)" without what is somebody else's. */
function withoutContacts(cell: string): { name: string; remark: string } {
  const found = withoutRemark(cell);
  return isContactOfOthers(found.remark) ? found : { name: cell, remark: '' };
}

function orderedName(parts: readonly string[], order: NameOrder): string | undefined {
  if (parts.length > 1) return (order === 'firstLast' ? parts : parts.toReversed()).join(' ');
  const name = readName(parts[0] ?? '');
  return name === undefined || order === 'firstLast' ? name : turnedName(name, order === 'lastFirst' ? 1 : 2);
}
