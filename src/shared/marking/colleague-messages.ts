import { counted } from '../counted';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Shorter times are "a moment". */
const MOMENT_MINUTES = 2;

/** The age of an act in words: 'a moment ago', '5 minutes ago', '3 hours ago', '2 days ago'. */
export function agoInWords(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < MOMENT_MINUTES) return 'a moment ago';
  if (minutes < HOUR_MINUTES) return `${counted(minutes, 'minute')} ago`;
  if (minutes < DAY_MINUTES) return `${counted(Math.floor(minutes / HOUR_MINUTES), 'hour')} ago`;
  return `${counted(Math.floor(minutes / DAY_MINUTES), 'day')} ago`;
}

interface Told {
  readonly name: string;
  /** Age in milliseconds. */
  readonly agoMs: number;
}

/** The number of answers in conflict, and of all answers in the act. */
interface Share {
  readonly count: number;
  readonly total: number;
}

function answersOf({ count, total }: Share): string {
  if (total === 1) return 'this answer';
  return count === total ? `these ${total} answers` : `${count} of these ${total} answers`;
}

/** Sentences about conflicts: a colleague's decision, and that nothing was changed. */
export const colleagueMessages = {
  /** A decider whose account was deleted. */
  someone: 'A colleague',
  seenAtInvalid:
    'Please send in "seenAt" the "markedAt" of the marks that you saw, by student, as numbers in milliseconds.',
  seenInvalid: 'Please send in "seen" the comments that you saw, by student; "" for none.',
  gave: ({ name, marks, agoMs }: Told & { marks: number }) =>
    `${name} gave ${counted(marks, 'mark')} to this answer ${agoInWords(agoMs)}.`,
  decided: ({ name, agoMs, ...share }: Told & Share) =>
    `${name} decided ${answersOf(share)} ${agoInWords(agoMs)}. Nothing was changed.`,
  notYoursToUndo: ({ name, agoMs, ...share }: Told & Share) =>
    `${name} changed ${answersOf(share)} ${agoInWords(agoMs)}, so that your marks cannot be taken back here.`,
  commented: ({ name, agoMs, ...share }: Told & Share) =>
    `${name} changed the comment on ${answersOf(share)} ${agoInWords(agoMs)}. Nothing was replaced.`,
  commentedOnSubmission: ({ name, agoMs }: Told) =>
    `${name} changed the comment on this submission ${agoInWords(agoMs)}. Nothing was replaced.`,
  rubricChanged: ({ name, agoMs }: Told) =>
    `${name} changed this rubric ${agoInWords(agoMs)}. Please look at it again.`,
  rubricNotYours: ({ name, agoMs }: Told) =>
    `${name} made the last change of this rubric, ${agoInWords(agoMs)}. Only ${name} can undo it.`,
} as const;
