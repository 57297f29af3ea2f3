import { unclearReasons } from './messages';
import { anyOrderKey } from './name-keys';
import { areDifferentPeople, ownNumber, type PairedRow, type RosterMember } from './pairing';
import { areNearlySame, nameKeysOf, nameWords } from './similar-names';

/** Who may be meant by a line, and why nobody can tell. */
export interface Doubt {
  readonly reason: string;
  readonly candidates: readonly RosterMember[];
}

/** Where hundreds come and hundreds leave, it is another class, and nobody looks through questions about slips of the pen. */
const COMPARED_MAXIMUM = 300_000;

/** Members who are on no line and who may be meant by lines that fit nobody; lines without an entry are somebody new. */
export function findCandidates(
  rows: readonly PairedRow[],
  members: readonly RosterMember[],
): Map<PairedRow, Doubt> {
  const found = new Map<PairedRow, Doubt>();
  const words = onlyWords(rows, members);
  const byName = Map.groupBy(members, ({ name }) => anyOrderKey(name));
  const byNumber = Map.groupBy(members, ({ number }) => number?.toLowerCase());
  const byEmail = Map.groupBy(members, ({ email }) => email);
  const known = members.map((member) => ({ member, keys: nameKeysOf(member.name) }));
  const areFew = rows.length * members.length <= COMPARED_MAXIMUM;
  for (const row of rows) {
    // Somebody new is told apart by the teacher; the words of the name are taken all the same.
    if (row.isNew) continue;
    const { name, number, email } = row.pupil;
    const namesakes = byName.get(anyOrderKey(name)) ?? [];
    const sameNumber = number === null ? [] : (byNumber.get(number.toLowerCase()) ?? []);
    const sameEmail = email === null ? [] : (byEmail.get(email) ?? []);
    const keys = nameKeysOf(name);
    const byWord = new Set(nameWords(name).map((word) => words.get(word)));
    const similar = known
      .filter((each) => byWord.has(each.member) || (areFew && areNearlySame(keys, each.keys)))
      .map(({ member }) => member)
      .filter((member) => !areDifferentPeople(row.pupil, member));
    const candidates = [...new Set([...namesakes, ...sameNumber, ...sameEmail, ...similar])];
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

/** Words that one line and one member have, and nobody else who is looked for: a new surname, or a new first name. */
function onlyWords(rows: readonly PairedRow[], members: readonly RosterMember[]): Map<string, RosterMember> {
  const inRows = rows.flatMap(({ pupil }) => nameWords(pupil.name));
  const ofRows = Map.groupBy(inRows, (word) => word);
  const inMembers = members.flatMap((member) => nameWords(member.name).map((word) => ({ word, member })));
  const ofMembers = [...Map.groupBy(inMembers, ({ word }) => word)];
  return new Map(
    ofMembers.flatMap(([word, [only, ...more]]) =>
      only && more.length === 0 && ofRows.get(word)?.length === 1 ? [[word, only.member] as const] : [],
    ),
  );
}
