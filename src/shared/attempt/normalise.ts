import { OPTION_MAXIMUM_COUNT, TEXT_MAXIMUM_LENGTH } from '../constants';
import type { PaperQuestion } from '../question/schema';
import { toCleanText } from '../text';
import type { Answer } from './answer';

export interface NormalisedAnswer {
  /** Null when the answer is cleared. */
  readonly answer: Answer | null;
  /** Whether the value did not fit the question; it is then kept as text, marked 0 and shown to the teacher. */
  readonly malformed: boolean;
}

const cleared: NormalisedAnswer = { answer: null, malformed: false };
const fitting = (answer: Answer): NormalisedAnswer => ({ answer, malformed: false });

/**
 * The answer as it is stored, from anything JSON can hold; never refuses, since a whole paper must not be lost for one
 * bad value. Null, undefined, an empty text and an empty list clear; texts are cleaned and cut; an msq list is a set.
 */
export function normaliseAnswer(
  question: Pick<PaperQuestion, 'type' | 'options'>,
  raw: unknown,
): NormalisedAnswer {
  if (raw === null || raw === undefined || raw === '') return cleared;
  return fittingAnswer(question, raw) ?? { answer: keptText(asText(raw)), malformed: true };
}

function fittingAnswer(
  { type, options }: Pick<PaperQuestion, 'type' | 'options'>,
  raw: unknown,
): NormalisedAnswer | null {
  switch (type) {
    case 'mcq':
      return typeof raw === 'string' && options.includes(raw) ? fitting(raw) : null;
    case 'msq':
      return Array.isArray(raw) ? fittingList(raw, options) : null;
    case 'slider':
      return fittingNumber(raw);
    case 'short':
    case 'long':
      return typeof raw === 'string' ? fitting(keptText(raw)) : null;
  }
}

function fittingList(raw: readonly unknown[], options: readonly string[]): NormalisedAnswer | null {
  if (raw.length === 0) return cleared;
  const chosen = [...new Set(raw)];
  if (chosen.length > OPTION_MAXIMUM_COUNT) return null;
  const known = chosen.filter((item): item is string => typeof item === 'string' && options.includes(item));
  return known.length === chosen.length ? fitting(known) : null;
}

/** A number typed beside the slider may arrive as text. */
function fittingNumber(raw: unknown): NormalisedAnswer | null {
  const isNumeric = typeof raw === 'number' || (typeof raw === 'string' && raw.trim() !== '');
  const number = isNumeric ? Number(raw) : Number.NaN;
  return Number.isFinite(number) ? fitting(number === 0 ? 0 : number) : null;
}

// Cut first: half a character at the cut is then repaired with the rest.
const keptText = (text: string) => toCleanText(text.slice(0, TEXT_MAXIMUM_LENGTH));

function asText(raw: unknown): string {
  if (typeof raw !== 'object') return String(raw);
  try {
    return JSON.stringify(raw);
  } catch {
    return '[unreadable]'; // nested deeper than the call stack
  }
}
