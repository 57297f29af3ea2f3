import type { FocusLossSeen } from '../../../shared/supervision/schema';
import { formatTimeToTheSecond } from '../../platform/date-format';
import { spanText } from '../../platform/span-text';

export const focusLossTexts = {
  title: (name: string) => `Tab changes of ${name}`,
  none: 'No tab changes',
  noneMore: 'This student has not left the quiz.',
  leftAt: (at: number) => `Left at ${formatTimeToTheSecond(at)}`,
  reloadedAt: (at: number) => `Reloaded at ${formatTimeToTheSecond(at)}`,
  reloadMore: 'does not count',
  awayFor: ({ leftAt, returnedAt, isReturnExact }: FocusLossSeen) =>
    returnedAt === null
      ? 'did not come back to the quiz'
      : `away for ${isReturnExact ? '' : 'at most '}${spanText(returnedAt - leftAt)}`,
  onQuestion: (number: number) => `on question ${number}`,
  shared: ({ awayCount, runningCount }: FocusLossSeen['alike']) =>
    `${awayCount} of ${runningCount} students left at this moment`,
  excuse: 'Excuse',
  excused: 'Excused',
  excuseHint: 'An excused tab change stays in the list, but does not count: the student may leave once more.',
  excuseHintAfter: 'An excused tab change stays in the list, marked as excused.',
  which: (at: number) => `the one at ${formatTimeToTheSecond(at)}`,
  excuseFailed: 'The tab change could not be excused. Please try again.',
  loadFailed: 'The tab changes could not be loaded. Please try again.',
} as const;
