import type { Teacher } from '../../../shared/actor';
import { assignmentMessages } from '../../../shared/assignment/messages';
import type { Assignment } from '../../../shared/assignment/schema';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import { differenceOf } from '../../db/audit-difference';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { MakeUp } from '../../rules/assignment/request';
import { isWindow } from '../../rules/assignment/windows';
import { getAgain } from '../quizzes/access';
import { openResponses } from '../quizzes/change';
import type { QuizRecord } from '../quizzes/find';
import { getAssignment } from './get';
import { type ListedMember, readMembers } from './members';
import { readStored, toLogged } from './set';
import { endClassWindow } from './start-ahead';
import { saveWindow } from './write-store';

type MakeUpDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Gives members of the assigned classes their own window, reopens responses and ends the classes' open window; a future window
 * stays while the quiz accepts responses. Throws 400 for a window in the past or an unassigned member, 409 for an unpublished
 * quiz or a member who has started.
 */
export function makeUp(
  deps: MakeUpDeps,
  { teacher, quiz, input }: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; input: MakeUp },
): Assignment {
  const now = deps.clock.now();
  const { opensAt, closesAt } = input;
  const before = readStored(deps, quiz.id);
  const rule = before ?? { opensAt: null, closesAt: null };
  const chosen = chosenOf(readMembers(deps, { teacher, quiz, rule, now }), input);
  if (!isWindow(input)) throw new DomainError('invalid', assignmentMessages.windowInvalid);
  if (closesAt <= now) throw new DomainError('invalid', assignmentMessages.windowOver);
  if (!quiz.isPublished) throw new DomainError('conflict', messages.notPublished);
  refuseStarted(chosen);
  const isClassAhead = rule.opensAt !== null && now < rule.opensAt;
  if (!isClassAhead || !quiz.acceptingResponses) endClassWindow(deps, quiz.id, now);
  for (const { memberId } of chosen) saveWindow(deps.db, { quizId: quiz.id, memberId, opensAt, closesAt });
  openResponses(deps, quiz.id);
  recordAudit(deps.db, {
    ...{ at: now, actorId: teacher.accountId, action: 'make-up', subject: quiz.id },
    ...differenceOf(
      { ...toLogged(before), acceptingResponses: quiz.acceptingResponses },
      { ...toLogged(readStored(deps, quiz.id)), acceptingResponses: true },
    ),
  });
  return getAssignment(deps, { teacher, quiz: getAgain(deps, quiz) });
}

function chosenOf(members: readonly ListedMember[], { memberIds }: MakeUp): ListedMember[] {
  if (memberIds.length === 0) throw new DomainError('invalid', assignmentMessages.makeUpForNobody);
  const byId = new Map(members.map((member) => [member.memberId, member]));
  return [...new Set(memberIds)].map((memberId) => {
    const member = byId.get(memberId);
    if (!member) throw new DomainError('invalid', assignmentMessages.makeUpForStranger);
    return member;
  });
}

function refuseStarted(chosen: readonly ListedMember[]): void {
  const namesOf = (wanted: ListedMember['state']) =>
    chosen.filter(({ state }) => state === wanted).map(({ name }) => name);
  const [submitted, running] = [namesOf('submitted'), namesOf('running')];
  if (submitted.length > 0) throw new DomainError('conflict', assignmentMessages.makeUpSubmitted(submitted));
  if (running.length > 0) throw new DomainError('conflict', assignmentMessages.makeUpRunning(running));
}
