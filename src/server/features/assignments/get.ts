import type { Teacher } from '../../../shared/actor';
import type { StartWindow } from '../../../shared/assignment/may-start';
import type { Assignment, AssignmentException } from '../../../shared/assignment/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { QuizRecord } from '../quizzes/find';
import { readerOf, readMembers, toAssignedMembers } from './members';
import { assignmentsStore } from './store';
import type { ExceptionRecord } from './write-store';

const NO_RULE: StartWindow = { opensAt: null, closesAt: null };

/** The classes and window of a quiz, and the state of each member the teacher may see. */
export function getAssignment(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz }: { teacher: Teacher; quiz: Seen<QuizRecord, 'look'> },
): Assignment {
  const store = assignmentsStore(deps.db);
  const { id: quizId } = quiz;
  const now = deps.clock.now();
  const rule = store.findRule.get({ quizId }) ?? NO_RULE;
  const classes = store.listClasses.all({ quizId, ...readerOf(teacher, now) });
  const isSeen = new Set(classes.filter(({ isListSeen }) => isListSeen === 1).map(({ id }) => id));
  const members = readMembers(deps, { teacher, quiz, rule, now });
  return {
    quizId,
    ...rule,
    classIds: classes.map(({ id }) => id),
    classes: classes.map(({ id, name, deletedAt, isListSeen }) => ({
      ...{ _id: id, name, isDeleted: deletedAt !== null, isListSeen: isListSeen === 1 },
    })),
    exceptions: Object.fromEntries(
      store.listExceptions
        .all({ quizId })
        .filter(({ classId }) => isSeen.has(classId))
        .map((exception) => [exception.memberId, toException(exception)]),
    ),
    members: toAssignedMembers(deps, quiz, { members, now }),
    serverNow: now,
  };
}

/** Leaves out fields that follow the rule. */
function toException(stored: Omit<ExceptionRecord, 'quizId'>): AssignmentException {
  const { opensAt, closesAt, timeFactorPercent, tabChangeLimit, largerText, hideTimer } = stored;
  return {
    ...(opensAt !== null && { opensAt }),
    ...(closesAt !== null && { closesAt }),
    ...(timeFactorPercent !== null && { timeFactorPercent }),
    ...(tabChangeLimit !== null && { tabChangeLimit }),
    ...(largerText !== null && { largerText }),
    ...(hideTimer !== null && { hideTimer }),
  };
}
