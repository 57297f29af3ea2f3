import type { Answer } from '../../../shared/answer/answer';
import { isAnsweredBy } from '../../../shared/question-types/traits';
import { closesAt, type Progress, placeAt } from '../timing/place';
import type { LoggedAnswer } from './answer-log';
import { isOutOfItsTime, mayReplaceAnswer } from './freeze';
import { normaliseAnswer } from './normalise';
import type { AttemptState } from './state';

/** A sent answer to a question of the quiz, in its stored form. */
export interface SentAnswer {
  readonly questionId: string;
  /** Position of its question in the attempt, from 0. */
  readonly index: number;
  readonly value: Answer | null;
  readonly malformed: boolean;
  /** Whether it is a list in which order does not matter. */
  readonly isSet: boolean;
  readonly mayReplace: boolean;
  /** Whether it is a first value outside its question's time. */
  readonly isOutOfItsTime: boolean;
}

/** The time and circumstances of a request's arrival; times are epoch milliseconds. */
export interface Arrival {
  readonly now: number;
  /** When the page went offline; null if it did not. */
  readonly offlineSince: number | null;
  readonly graceMs: number;
}

/** The sent answers to the quiz's questions in attempt order, each with whether it may replace the stored one. */
export function readSent(
  { asked: { settings, questions }, answers: current }: AttemptState,
  answers: Readonly<Record<string, unknown>>,
  { progress, now, offlineSince, graceMs }: Arrival & { readonly progress: Progress },
): SentAnswer[] {
  // One by one, an offline page has only the questions up to the one open then.
  const lastThere =
    settings.sendOneByOne && offlineSince !== null
      ? placeAt(progress, offlineSince).index
      : Number.POSITIVE_INFINITY;
  const frame = {
    allowNavigation: settings.allowNavigation,
    orderIds: questions.map(({ _id }) => _id),
    storedIds: new Set([...current].flatMap(([id, { value }]) => (value === null ? [] : [id]))),
    nowMs: now,
    graceMs,
  };
  return questions.flatMap((question, index) => {
    const { _id: questionId } = question;
    if (!Object.hasOwn(answers, questionId)) return [];
    const { answer: value, malformed } = normaliseAnswer(question, answers[questionId]);
    const questionClosesAtMs = closesAt(progress, index);
    const mayReplace = mayReplaceAnswer({ ...frame, questionId, questionClosesAtMs });
    const isTimed = progress.limits !== null && !frame.storedIds.has(questionId) && value !== null;
    const offlineSinceMs = index <= lastThere ? offlineSince : null;
    // The last question stays open until the attempt ends.
    const isOut =
      isTimed &&
      index < questions.length - 1 &&
      isOutOfItsTime({ questionClosesAtMs, offlineSinceMs, nowMs: now });
    const isSet = isAnsweredBy(question, 'options');
    return [{ questionId, index, value, malformed, isSet, mayReplace, isOutOfItsTime: isOut }];
  });
}

/** A sent answer as an entry of the history. */
export const logged = ({ questionId, value, malformed }: SentAnswer, revision: number): LoggedAnswer => ({
  questionId,
  value,
  revision,
  malformed,
});
