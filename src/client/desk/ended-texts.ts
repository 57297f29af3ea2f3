import type { SubmittedBy } from '../../shared/constants';

/** How an attempt ended, for its teacher: as a badge, and before the time. */
export const endedTexts: Readonly<Record<SubmittedBy, { badge: string; told: string }>> = {
  student: { badge: 'Submitted', told: 'submitted by the student' },
  time: { badge: 'Submitted: time over', told: 'submitted when the time was over' },
  'tab-changes': { badge: 'Submitted: tab changes', told: 'submitted because of tab changes' },
  teacher: { badge: 'Collected', told: 'collected by the teacher' },
  server: { badge: 'Closed by the server', told: 'closed by the server when the time was over' },
};
