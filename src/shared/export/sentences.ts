import { counted } from '../counted';

/** What a file of another kind does not take along. */
export const exportSentences = {
  unfinishedCount: (count: number) =>
    `${counted(count, 'unfinished question')} ${count === 1 ? 'was' : 'were'} left out.`,
  unfinishedLeft: 'It is not finished and was left out.',
  changeLeft: 'It has a change that is not finished; it goes out without the change.',
  pictureGone: 'One of its pictures is no longer there.',
} as const;
