import { unclearReasons } from '../../../shared/roster/messages';
import { nameKeysOf } from './name-keys';
import { areDifferentPeople, ownNumber, type PairedRow, type RosterMember } from './pairing';
import { areNearlySame } from './similar-names';

export interface Doubt {
  readonly reason: string;
  readonly candidates: readonly RosterMember[];
}

/** Above this many comparisons the list is taken for another class, and misspelt names are not searched for. */
const COMPARED_MAXIMUM = 100_000;

/** Missing members whom the unmatched lines may mean. A line without an entry is a new student. */
export function findCandidates(
  rows: readonly PairedRow[],
  members: readonly RosterMember[],
): Map<PairedRow, Doubt> {
  const found = new Map<PairedRow, Doubt>();
  const words = onlyWords(rows, members);
  const byName = Map.groupBy(members, (member) => nameKeysOf(member).anyOrder);
  const byNumber = Map.groupBy(members, ({ number }) => number?.toLowerCase());
  const byEmail = Map.groupBy(members, ({ email }) => email);
  const places = new Map(members.map((member, at) => [member, at]));
  const areFew = rows.length * members.length <= COMPARED_MAXIMUM;
  for (const row of rows) {
    // The teacher has marked this line as a new student, but its words still count as used.
    if (row.isNew) continue;
    const { number, email } = row.pupil;
    const keys = nameKeysOf(row.pupil);
    const namesakes = byName.get(keys.anyOrder) ?? [];
    const sameNumber = number === null ? [] : (byNumber.get(number.toLowerCase()) ?? []);
    const sameEmail = email === null ? [] : (byEmail.get(email) ?? []);
    const byWord = new Set(keys.words.flatMap((word) => words.get(word) ?? []));
    const inOrder = () => [...byWord].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
    const alike = areFew
      ? members.filter((each) => byWord.has(each) || areNearlySame(keys, nameKeysOf(each)))
      : inOrder();
    const similar = alike.filter((member) => !areDifferentPeople(row.pupil, member));
    const others = [...sameNumber, ...sameEmail, ...similar].filter(
      (member) => nameKeysOf(member).anyOrder !== keys.anyOrder,
    );
    // Namesakes share one list of candidates, because a list each grows quadratically.
    const candidates = others.length === 0 ? namesakes : [...new Set([...namesakes, ...others])];
    const reason = row.doubt ?? reasonFor(row, { namesakes, sameNumber, sameEmail });
    if (candidates.length > 0 || row.doubt !== undefined) found.set(row, { reason, candidates });
  }
  return found;
}

interface Known {
  readonly namesakes: readonly RosterMember[];
  readonly sameNumber: readonly RosterMember[];
  readonly sameEmail: readonly RosterMember[];
}

function reasonFor({ pupil }: PairedRow, { namesakes, sameNumber, sameEmail }: Known): string {
  const [namesake] = namesakes;
  if (namesake && !areDifferentPeople(pupil, namesake)) return unclearReasons.sameNameInClass;
  if (namesake) {
    const isOtherNumber = ownNumber(namesake) !== null && ownNumber(namesake) !== ownNumber(pupil);
    return isOtherNumber ? unclearReasons.otherNumber : unclearReasons.otherEmail;
  }
  if (sameEmail.length > 0) return unclearReasons.emailTaken;
  return sameNumber.length > 0 ? unclearReasons.numberTaken : unclearReasons.similar;
}

/** Words that only one line and only one missing member have: a changed surname or first name. */
function onlyWords(rows: readonly PairedRow[], members: readonly RosterMember[]): Map<string, RosterMember> {
  const inRows = rows.flatMap(({ pupil }) => nameKeysOf(pupil).words);
  const ofRows = Map.groupBy(inRows, (word) => word);
  const inMembers = members.flatMap((member) => nameKeysOf(member).words.map((word) => ({ word, member })));
  const ofMembers = [...Map.groupBy(inMembers, ({ word }) => word)];
  return new Map(
    ofMembers.flatMap(([word, [only, ...more]]) =>
      only && more.length === 0 && ofRows.get(word)?.length === 1 ? [[word, only.member] as const] : [],
    ),
  );
}
