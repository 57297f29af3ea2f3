import type { Teacher } from '../../../shared/actor';
import type { ListedPupil, RosterAnswer } from '../../../shared/classes/schema';
import { ROSTER_MAXIMUM_BYTES } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { rosterMessages } from '../../../shared/roster/messages';
import type { RosterRequest } from '../../../shared/roster/request';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { type RosterDifference, rosterDifference } from '../../rules/roster/difference';
import type { RosterMember } from '../../rules/roster/pairing';
import type { RosterReading } from '../../rules/roster/read-roster';
import { endPinSessionsAfterQuiz } from '../accounts/end-pin-sessions';
import { renamePinAccount } from '../accounts/rename-pin-account';
import { getClassFor } from './access';
import { changeAddress, hasPinAttempts } from './change-address';
import { linkByAddress } from './link-by-address';
import { refuseManyMembers } from './members';
import { insertMember, membersStore, updateMemberOf } from './members-store';
import { readMembers } from './read-class';
import type { ClassRecord } from './store';
import { undoOf } from './undo-roster';

type RosterDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'inTransaction' | 'questionFiles'>;

interface Asked {
  readonly teacher: Teacher;
  readonly schoolClass: Seen<ClassRecord, 'edit'>;
  readonly input: RosterRequest;
}

/**
 * Makes a class list match the sent one, all or nothing; a dry run previews the changes. Missing members leave the class and keep
 * their attempts. Unclear lines change nothing unless the teacher decided.
 */
export async function importRoster(
  deps: RosterDeps,
  { teacher, schoolClass, input }: Asked,
): Promise<RosterAnswer> {
  const reading = await readRosterSource(deps, input);
  const classId = schoolClass.id;
  return deps.inTransaction(() => {
    // The class may have been deleted during the reading of the file.
    getClassFor(deps, { teacher, classId, needed: 'edit' });
    const members = membersOf(deps, schoolClass);
    refuseStrangers(members, input);
    const difference = rosterDifference({ members, reading, decisions: input.decisions, keep: input.keep });
    const undo = input.dryRun ? undefined : writeRoster(deps, { teacher, classId, difference });
    const answer = toAnswer(difference, reading, readMembers(deps, schoolClass).members);
    return { ...answer, ...(undo !== undefined && { undo }) };
  });
}

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

interface Written {
  readonly teacher: Teacher;
  readonly classId: string;
  readonly difference: RosterDifference;
}

/**
 * Writes the changes of a list and returns the undo token; undefined if nothing changes. Throws 409 for a full class. Call inside
 * the act's transaction.
 */
function writeRoster(deps: WriteDeps, { teacher, classId, difference }: Written): string | undefined {
  const { added, renamed, gone, unclear } = difference;
  const { db, clock, ids } = deps;
  if (added.length + renamed.length + gone.length === 0) return undefined;
  const at = clock.now();
  refuseManyMembers(deps, classId, added.filter(({ member }) => member === null).length);
  const touched = [
    ...gone,
    ...renamed.map(({ member }) => member),
    ...added.flatMap(({ member }) => member ?? []),
  ];
  const before = touched.flatMap(({ memberId }) => membersStore(db).find.get({ memberId, classId }) ?? []);
  const made: string[] = [];
  for (const { memberId } of gone) leave(deps, { memberId, classId, at });
  for (const { member, to } of renamed) change(deps, { memberId: member.memberId, classId, to });
  for (const { member, pupil } of added) {
    if (member) change(deps, { memberId: member.memberId, classId, to: pupil });
    else {
      const id = ids.id();
      made.push(id);
      insertMember(db, { ...pupil, id, classId, accountId: null, createdAt: at });
    }
  }
  linkByAddress(deps, classId);
  const after = {
    ...{ added: added.length, changed: renamed.length, left: gone.length, unclear: unclear.length },
  };
  recordAudit(db, { at, actorId: teacher.accountId, action: 'class-list', subject: classId, after });
  return undoOf(deps, { teacher, classId, added: made, before });
}

interface One {
  readonly memberId: string;
  readonly classId: string;
}

/** Work stays; PIN sessions end. */
function leave(deps: WriteDeps, { at, ...one }: One & { at: number }): void {
  const accountId = membersStore(deps.db).find.get(one)?.accountId;
  updateMemberOf(deps.db, one, { removedAt: at });
  if (accountId) endPinSessionsAfterQuiz(deps, accountId);
}

/** Includes a returning member. */
function change(deps: WriteDeps, { to: { name, number, email }, ...one }: One & { to: ListedPupil }): void {
  const member = membersStore(deps.db).find.get(one);
  if (!member) return;
  updateMemberOf(deps.db, one, { name, number, ...changeAddress(deps, member, email), removedAt: null });
  renamePinAccount(deps, { ...one, name });
}

/** Reads the sent list. Throws 400 for a missing, unreadable or too long one, 413 for a too large one. */
async function readRosterSource(
  { questionFiles }: Pick<Deps, 'questionFiles'>,
  { file, text, as }: RosterRequest,
): Promise<RosterReading> {
  const bytes = file?.bytes.byteLength ?? Buffer.byteLength(text ?? '');
  if (bytes > ROSTER_MAXIMUM_BYTES) throw new DomainError('too_large', rosterMessages.tooLarge);
  const list = file ?? text;
  if (list === undefined) throw new DomainError('invalid', rosterMessages.nothingSent);
  const reading = await questionFiles.readRoster(list, as);
  if (reading.rows.length + reading.unreadable.length === 0)
    throw new DomainError('invalid', rosterMessages.empty);
  return reading;
}

function membersOf(deps: Pick<Deps, 'db'>, { id: classId, teacherId }: ClassRecord): RosterMember[] {
  const all = membersStore(deps.db).list.all({ classId, teacherId });
  const taken = new Set(
    all.flatMap(({ removedAt, accountId }) => (removedAt === null ? (accountId ?? []) : [])),
  );
  return (
    all
      // A former member whose account now belongs to another member cannot return.
      .filter(({ removedAt, accountId }) => removedAt === null || accountId === null || !taken.has(accountId))
      .map(({ id, name, number, email, removedAt, accountId }) => ({
        ...{ memberId: id, name, number, email, removedAt },
        hasPinAttempts: email === null && hasPinAttempts(deps, { accountId }),
      }))
  );
}

/** Throws 400 for decisions naming members of another class. */
function refuseStrangers(
  members: readonly RosterMember[],
  { decisions = [], keep = [] }: RosterRequest,
): void {
  const known = new Set(members.map(({ memberId }) => memberId));
  const named = decisions.flatMap(({ means }) => (typeof means === 'object' ? [means.memberId] : []));
  if (![...named, ...keep].every((memberId) => known.has(memberId)))
    throw new DomainError('invalid', rosterMessages.decisionUnknown);
}

/** Two thousand namesakes on two thousand lines would be no usable choice. */
const CANDIDATES_SHOWN = 50;

const toNamed = ({ memberId, name }: RosterMember) => ({ memberId, name });

function toAnswer(
  { added, renamed, gone, unclear }: RosterDifference,
  { skipped, choices }: RosterReading,
  members: RosterAnswer['members'],
): RosterAnswer {
  return {
    added: added.map(({ line, pupil, member }) => ({ line, ...pupil, memberId: member?.memberId ?? null })),
    renamed: renamed.map(({ line, member: { memberId, name, number, email }, to }) => ({
      ...{ memberId, line, to },
      from: { name, number, email },
    })),
    gone: gone.map(toNamed),
    unclear: unclear.map(({ candidates, ...line }) => ({
      ...line,
      candidates: candidates.slice(0, CANDIDATES_SHOWN).map(toNamed),
    })),
    skipped: [...skipped],
    choices,
    members,
  };
}
