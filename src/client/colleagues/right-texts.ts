import type { Right, SharedRight } from '../../shared/access/rights';
import type { Access } from '../../shared/access/schema';
import { formatWeekday } from '../../shared/languages/date-form';

const MAY: Readonly<Record<SharedRight, string>> = { look: 'look', mark: 'mark', edit: 'edit' };

/** A right as a badge; '' for the reader's own quizzes and classes. */
export const rightBadge = (right: Right): string => (right === 'own' ? '' : `may ${MAY[right]}`);

/** The owner of a shared quiz or class. */
export const ownerName = ({ owner }: Pick<Access, 'owner'>): string => owner?.name || owner?.email || '';

/** The line in the head of a shared thing. */
export function sharedLine(
  what: 'quiz' | 'class',
  { right, owner, until = null }: Access & { until?: number | null },
): string {
  if (right === 'own') return '';
  const end = until === null ? '' : ` until ${formatWeekday(until)}`;
  return `${ownerName({ owner })}’s ${what} · you may ${MAY[right]}${end}`;
}

/** Why something is read-only: one line per page. */
export const readOnlyTexts = {
  questions: (owner: string) =>
    `You can read these questions. Ask ${owner} for the right to edit if you need to change them.`,
  settingsTitle: 'The settings are not shared with you',
  settingsMore: (owner: string) => `Ask ${owner} for the right to edit if you need them.`,
  assign: (owner: string) =>
    `${owner} decides who takes this quiz and when. Ask for the right to edit if you need to change it.`,
} as const;

/** The texts when a right ends or shrinks on an open page. */
export const rightTexts = {
  hasEnded: (title: string) => `“${title}” is no longer shared with you.`,
  hasShrunk: 'You may do less with this quiz than before.',
  notSaved: 'What you typed last could not be saved. Copy it before you go on.',
  toQuizzes: 'Go to your quizzes',
  showAsIs: 'Go on',
} as const;
