import type { Refusal } from '../errors';
import { type Said, say } from '../languages/said';
import { refusals } from '../refusals';
import type { MayStart, StartRefusal } from './may-start';

type No = Extract<MayStart, { no: true }>;

const SENTENCES: Readonly<Record<StartRefusal, (start: No, timeZone: string) => Said>> = {
  unpublished: () => refusals.quizNotFoundOrNotPublished,
  closed: () => refusals.notAcceptingResponses,
  submitted: () => refusals.alreadySubmitted,
  'not-assigned': () => refusals.notAssigned,
  'left-class': () => refusals.leftClass,
  over: ({ ended }, timeZone) => refusals.endedOn({ moment: { moment: ended ?? 0, timeZone } }),
  'not-yet': ({ from }, timeZone) => refusals.opensOn({ moment: { moment: from ?? 0, timeZone } }),
  paused: () => refusals.pausedNoStart,
};

/** The reason for the student why the quiz cannot start; null if it can. */
export const startSentence = (start: MayStart, timeZone: string): string | null =>
  'yes' in start ? null : (say(SENTENCES[start.because](start, timeZone)) ?? null);

const KINDS: Partial<Record<StartRefusal, Refusal['kind']>> = {
  unpublished: 'not_found',
  submitted: 'conflict',
};

/** The refusal of a start; null if allowed. */
export function whyNotStart(start: MayStart, timeZone: string): Refusal | null {
  if ('yes' in start) return null;
  return { kind: KINDS[start.because] ?? 'forbidden', sentence: SENTENCES[start.because](start, timeZone) };
}
