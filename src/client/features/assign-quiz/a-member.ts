import type { AssignedMember, Assignment } from '../../../shared/assignment/schema';

/** For tests: a member under the rule except for the given fields. */
export function aMember(memberId: string, given: Partial<AssignedMember> = {}): AssignedMember {
  return {
    ...{ memberId, classId: '8a', name: memberId, number: null, state: 'not-started', attemptId: null },
    ...{ opensAt: null, closesAt: null, timeSeconds: 1800, cutSeconds: 0 },
    start: { yes: true, until: null },
    ...{ timeFactorPercent: 100, tabChangeLimit: 3, largerText: false, hideTimer: false },
    exceptions: [],
    needs: [],
    ...given,
  };
}

/** For tests: a quiz assigned to 8a with these members. */
export function anAssignment(
  members: readonly AssignedMember[],
  given: Partial<Assignment> = {},
): Assignment {
  return {
    ...{ quizId: 'quiz', classIds: ['8a'], opensAt: null, closesAt: null, exceptions: {} },
    classes: [{ _id: '8a', name: '8a', isDeleted: false, isListSeen: true }],
    members: [...members],
    serverNow: 0,
    ...given,
  };
}
