import { expect, test } from 'vitest';
import type { AssignedMember } from '../../../shared/assignment/schema';
import { aMember } from './a-member';
import { fitsFilter, MEMBER_FILTERS, memberState } from './member-state';

const no = (because: 'over' | 'not-yet' | 'closed' | 'submitted'): Pick<AssignedMember, 'start'> => ({
  start: { no: true, because },
});

test.for([
  ['who could start', {}, 'missing', ['all', 'missing']],
  ['whose window is over', no('over'), 'over', ['all', 'missing']],
  ['who is kept out by closed responses', no('closed'), 'missing', ['all', 'missing']],
  ['whose window opens later', no('not-yet'), 'later', ['all']],
  ['who is writing', { state: 'running' }, 'running', ['all', 'running']],
  ['who has submitted', { state: 'submitted', ...no('submitted') }, 'submitted', ['all', 'submitted']],
] as const)('a member %s', ([, given, state, filters]) => {
  const member = aMember('Asha', given);
  expect(memberState(member)).toBe(state);
  expect(MEMBER_FILTERS.filter((filter) => fitsFilter(member, filter))).toEqual(filters);
});
