import { counted } from '../../../shared/counted';

export const releaseMessages = {
  nothingToRelease: 'All scores of this quiz are released already.',
  timeIsPast: 'Please choose a time in the future.',
  decisionsOpen: (count: number) =>
    `${counted(count, 'decision')} ${count === 1 ? 'was' : 'were'} still open.`,
  heldBack: 'The results are held back.',
  notHeldBack: 'The results are no longer held back.',
} as const;
