import type { Teacher } from '../../../shared/actor';
import type { ClassMember } from '../../../shared/classes/schema';
import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { pinMessages } from '../../rules/classes/messages';
import { endPinSessions } from '../accounts/end-pin-sessions';
import { isTakingQuiz, moveAttempts, titlesOfBoth } from '../attempts/move-attempts';
import { movePractice } from '../practice/move-practice';
import { NO_PIN, refuseTaken } from './change-address';
import { linksStore } from './links-store';
import { type MemberRecord, updateMemberOf } from './members-store';
import { readMember } from './read-class';
import type { ClassRecord } from './store';

interface Join {
  readonly teacher: Teacher;
  readonly schoolClass: Seen<ClassRecord, 'edit'>;
  readonly member: Seen<MemberRecord, 'edit'>;
  readonly input: { readonly email: string };
}
interface Joined {
  readonly message: string;
  readonly member: ClassMember;
  readonly movedAttempts: number;
}

/**
 * Gives a member with a PIN an address. Attempts on this teacher's quizzes move to the student account of that address; without
 * one, the PIN account becomes it at the first login. PIN and sessions end. Throws 409 for a member with an address, a former
 * member, an address in use in the class, a running attempt, or a quiz begun with both.
 */
export const joinAccount = (deps: Pick<Deps, 'db' | 'clock' | 'inTransaction'>, join: Join): Joined =>
  deps.inTransaction(() => {
    const { teacher, schoolClass, member, input } = join;
    const { id: memberId, classId, name } = member;
    refuseJoin(deps, join);
    const from = pinAccountOf(deps, member);
    const to = linksStore(deps.db).findStudent.get({ email: input.email })?.id ?? null;
    const actorId = teacher.accountId;
    const movedAttempts =
      from !== null && to !== null
        ? moveAttempts(deps, { from, to, teacherId: schoolClass.teacherId, actorId })
        : 0;
    const accountId = to ?? from;
    const at = { memberId, classId };
    updateMemberOf(deps.db, at, { email: input.email, accountId, ...NO_PIN });
    if (from !== null && to !== null) movePractice(deps, { from, to, teacherId: schoolClass.teacherId });
    if (from !== null) endPinSessions(deps, from);
    recordAudit(deps.db, {
      ...{ at: deps.clock.now(), actorId, action: 'accounts-joined', subject: memberId },
      before: { accountId: from },
      after: { accountId, movedAttempts },
    });
    return { message: pinMessages.joined(name), member: readMember(deps, schoolClass, at), movedAttempts };
  });

function refuseJoin(deps: Pick<Deps, 'db'>, { schoolClass, member, input: { email } }: Join): void {
  const { name } = member;
  if (member.removedAt !== null) throw new DomainError('conflict', pinMessages.leftNotJoined(name));
  if (member.email !== null) throw new DomainError('conflict', pinMessages.alreadyJoined(name));
  refuseTaken(deps, { ...member, email, accountId: null });
  const from = pinAccountOf(deps, member);
  if (from === null) return;
  if (isTakingQuiz(deps, from)) throw new DomainError('conflict', pinMessages.running(name));
  const to = linksStore(deps.db).findStudent.get({ email })?.id;
  const titles = to === undefined ? [] : titlesOfBoth(deps, { from, to, teacherId: schoolClass.teacherId });
  if (titles.length > 0) throw new DomainError('conflict', pinMessages.bothHave(name, titles));
}

const pinAccountOf = ({ db }: Pick<Deps, 'db'>, { accountId }: MemberRecord): string | null =>
  (accountId !== null && linksStore(db).findPinAccount.get({ accountId })?.id) || null;
