import type { AssignedMember } from '../../../shared/assignment/schema';

export type MemberState = 'missing' | 'later' | 'over' | 'running' | 'submitted';

export function memberState({ state, start }: Pick<AssignedMember, 'state' | 'start'>): MemberState {
  if (state !== 'not-started') return state;
  if ('yes' in start) return 'missing';
  if (start.because === 'over') return 'over';
  return start.because === 'not-yet' ? 'later' : 'missing';
}

export const MEMBER_FILTERS = ['all', 'missing', 'running', 'submitted'] as const;
export type MemberFilter = (typeof MEMBER_FILTERS)[number];

/** Whether a member matches the filter; absentees are missing after the window too, but not before it opens. */
export function fitsFilter(member: AssignedMember, filter: MemberFilter): boolean {
  const state = memberState(member);
  if (filter === 'missing') return state === 'missing' || state === 'over';
  return filter === 'all' || state === filter;
}

/** Members who have not started can get another time. */
export const canMakeUp = ({ state }: AssignedMember): boolean => state === 'not-started';
