import { momentText } from '../date-form';
import type { Refusal } from '../errors';
import { messages } from '../messages';
import type { MayStart, StartRefusal } from './may-start';
import { assignmentMessages } from './messages';

type No = Extract<MayStart, { no: true }>;

const SENTENCES: Readonly<Record<StartRefusal, (start: No, timeZone: string) => string>> = {
  unpublished: () => messages.quizNotFoundOrNotPublished,
  closed: () => messages.notAcceptingResponses,
  submitted: () => messages.alreadySubmitted,
  'not-assigned': () => assignmentMessages.notAssigned,
  'left-class': () => assignmentMessages.leftClass,
  over: ({ ended }, timeZone) => assignmentMessages.endedOn(momentText(ended ?? 0, timeZone)),
  'not-yet': ({ from }, timeZone) => assignmentMessages.opensOn(momentText(from ?? 0, timeZone)),
  paused: () => messages.pausedNoStart,
};

/** The reason for the student why the quiz cannot start; null if it can. */
export const startSentence = (start: MayStart, timeZone: string): string | null =>
  'yes' in start ? null : SENTENCES[start.because](start, timeZone);

const KINDS: Partial<Record<StartRefusal, Refusal['kind']>> = {
  unpublished: 'not_found',
  submitted: 'conflict',
};

/** The refusal of a start; null if allowed. */
export function whyNotStart(start: MayStart, timeZone: string): Refusal | null {
  const sentence = startSentence(start, timeZone);
  if (sentence === null || 'yes' in start) return null;
  return { kind: KINDS[start.because] ?? 'forbidden', sentence };
}
