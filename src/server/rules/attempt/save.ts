import type { SavedAnswers } from '../../../shared/attempt/schema';
import { ANSWERS_STORED_MAXIMUM_BYTES } from '../../../shared/constants';
import type { Refusal } from '../../../shared/errors';
import { refusals } from '../../../shared/refusals';
import { currentClock, isPauseNoticed } from '../timing/ledger';
import { HISTORY_ROOM } from './answer-log';
import { keptWith } from './kept-apart';
import type { SaveRequest } from './requests';
import { type Arrival, logged, readSent, type SentAnswer } from './sent-answers';
import {
  type Attempt,
  type AttemptState,
  isChange,
  progressOf,
  reached,
  refused,
  type Step,
  withAnswers,
  writeRefusal,
} from './state';

export const PAUSED: Refusal = { kind: 'forbidden', sentence: refusals.pausedNoAnswers };

/** The refusal (409) of a save to a finished attempt, or from another page than the one that holds it. */
export function saveRefusal(attempt: Attempt, writerId: string | null, now: number): Refusal | null {
  const { writerId: holder } = attempt;
  const isElsewhere = writerId !== null && holder !== null && holder !== writerId;
  const elsewhere: Refusal | null = isElsewhere
    ? { kind: 'conflict', sentence: refusals.openElsewhere }
    : null;
  return writeRefusal(attempt, now) ?? elsewhere;
}

/**
 * Merges answers into the stored ones of an attempt that accepts them: each sent question is stamped with the revision, a revision below the stored one is
 * ignored, null clears, unknown questions are ignored. The page takes an attempt that no page holds. A first value outside its
 * question's time is kept apart, and so is everything sent during a pause (403).
 */
export function saveStep(state: AttemptState, request: SaveRequest, arrival: Arrival): Step<SavedAnswers> {
  const { attempt, answers: current, history } = state;
  const { revision, writerId = null } = request;
  const { now } = arrival;
  const sent = readSent(state, request.answers, { ...arrival, progress: progressOf(state, now) });
  const revisionOf = ({ questionId }: SentAnswer) => current.get(questionId)?.revision ?? 0;
  const replacing = sent.filter((each) => each.mayReplace && revisionOf(each) <= revision);
  const accepted = replacing.filter((each) => !each.isOutOfItsTime);
  const late = replacing.filter((each) => each.isOutOfItsTime).map((each) => logged(each, revision));
  const answers = accepted.map((each) => logged(each, revision));
  const changed = answers.filter((each) => isChange(current, each));
  const isLong = history !== undefined && history.bytes >= HISTORY_ROOM.wholeBytes;
  if (isLong && isTooMuch(withAnswers(current, changed))) {
    return refused({ kind: 'too_large', sentence: refusals.answersTooLong });
  }

  const { deadline, pausedSince } = currentClock(attempt, attempt.pausedAt, now);
  const isPaused = changed.length > 0 && isPauseNoticed(pausedSince, now);
  const apart = isPaused ? [...late, ...changed] : late;
  const kept = apart.length > 0 ? keptWith(state.keptBody, { answers: apart, now }) : undefined;

  const holder = writerId === null ? {} : { writerId };
  if (isPaused) return refused(PAUSED, { row: holder, ...(kept && { kept }) });
  return {
    value: { savedRevision: Math.max(revision, ...sent.map(revisionOf)), serverNow: now, deadline },
    changes: {
      row: { ...holder, ...reached(state, accepted.at(-1)?.index ?? 0, now) },
      answers,
      ...(changed.length > 0 && { act: { kind: 'saved', answers: changed } }),
      ...(kept && { kept }),
    },
  };
}

/** Whether these are more answers than any quiz needs. */
function isTooMuch(answers: AttemptState['answers']): boolean {
  const values = [...answers].map(([questionId, { value }]) => [questionId, value]);
  return utf8Length(JSON.stringify(values)) > ANSWERS_STORED_MAXIMUM_BYTES;
}

/** In bytes; each half of a surrogate pair is two. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) bytes += code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 1 : 2;
  }
  return bytes;
}
