import type { Refusal } from '../errors';
import { messages } from '../messages';
import type { MayStart, StartRefusal } from './may-start';
import { assignmentMessages } from './messages';

const formats = new Map<string, Intl.DateTimeFormat>();

/** To make a format costs some hundred times what using it does. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    ...{ weekday: 'short', day: 'numeric', month: 'short' },
    ...{ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
  });
  formats.set(timeZone, made);
  return made;
}

/** A moment (epoch milliseconds) on the clock of a time zone: 'Mon 24 Nov at 8:00'. */
export function momentText(moment: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('weekday')} ${of('day')} ${of('month')} at ${Number(of('hour'))}:${of('minute')}`;
}

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

/** Why a student may not start, as they read it; null when they may. */
export const startSentence = (start: MayStart, timeZone: string): string | null =>
  'yes' in start ? null : SENTENCES[start.because](start, timeZone);

const KINDS: Partial<Record<StartRefusal, Refusal['kind']>> = {
  unpublished: 'not_found',
  submitted: 'conflict',
};

/** The refusal of a start; null when it may be. */
export function whyNotStart(start: MayStart, timeZone: string): Refusal | null {
  const sentence = startSentence(start, timeZone);
  if (sentence === null || 'yes' in start) return null;
  return { kind: KINDS[start.because] ?? 'forbidden', sentence };
}
