import type { Answer } from '../../../shared/answer/answer';
import type { AskedQuestion, Question } from '../../../shared/question/schema';
import { keptText } from '../../../shared/question-types/kept-text';
import { questionTypeOf } from '../../../shared/question-types/registry';

export interface NormalisedAnswer {
  /** Null to clear. */
  readonly answer: Answer | null;
  /** Whether the value did not fit the question: kept as text, marked 0 and shown to the teacher. */
  readonly malformed: boolean;
}

/**
 * The stored form of an answer from any JSON; never throws, since one bad value must not cost a submission. Null, undefined, ''
 * and [] clear; texts are cleaned and cut; an msq list is a set.
 */
export function normaliseAnswer(question: Question | AskedQuestion, raw: unknown): NormalisedAnswer {
  if (raw === null || raw === undefined || raw === '') return { answer: null, malformed: false };
  const answer = questionTypeOf(question).readAnswer(question, raw);
  return answer === undefined
    ? { answer: keptText(asText(raw)), malformed: true }
    : { answer, malformed: false };
}

function asText(raw: unknown): string {
  if (typeof raw !== 'object') return String(raw);
  try {
    return JSON.stringify(raw);
  } catch {
    return '[unreadable]'; // nested deeper than the call stack
  }
}
