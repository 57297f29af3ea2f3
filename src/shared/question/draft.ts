import { BLANK_OPTION_COUNT, SLIDER_DEFAULTS } from '../constants';
import type { Question, QuestionType } from './schema';

/** A question as a form or a request holds it, right or wrong: numbers that were not numbers are NaN; times are seconds. */
export interface QuestionDraft {
  readonly type: QuestionType;
  readonly text: string;
  readonly options: readonly string[];
  /** A text for mcq, short and long; texts for msq; numbers (or what was typed in their place) for slider. */
  readonly correctAnswer: string | readonly (string | number)[];
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  readonly timeLimit: number | null;
  readonly maximumMarks: number;
  readonly imageAlt: string | null;
  /** Whether some of the right options of an msq earn some of the marks. */
  readonly partialCredit: boolean;
}

type PartsOfType = Pick<
  QuestionDraft,
  'type' | 'options' | 'correctAnswer' | 'min' | 'max' | 'step' | 'partialCredit'
>;

/** The part of a draft that belongs to its type, with nothing filled in: what a request starts from. */
export function emptyPartsOf(type: QuestionType): PartsOfType {
  const hasList = type === 'msq' || type === 'slider';
  const noRange = { min: null, max: null, step: null };
  return { type, options: [], correctAnswer: hasList ? [] : '', ...noRange, partialCredit: false };
}

/** The part of a draft that belongs to its type as the editor offers it: 4 empty options, slider 0 to 100 (spec §5). */
function blankPartsOf(type: QuestionType): PartsOfType {
  const empty = emptyPartsOf(type);
  if (type === 'slider') return { ...empty, ...SLIDER_DEFAULTS };
  if (type === 'mcq' || type === 'msq') return { ...empty, options: Array(BLANK_OPTION_COUNT).fill('') };
  return empty;
}

/** A new question of a type, as the editor opens it. */
export function blankQuestion(type: QuestionType): QuestionDraft {
  return { text: '', timeLimit: null, maximumMarks: 1, imageAlt: null, ...blankPartsOf(type) };
}

/** The draft with another type: options, correct answer and slider settings start anew, the rest stays (spec §5). */
export function changeType(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  return type === draft.type ? draft : { ...draft, ...blankPartsOf(type) };
}

/** A stored question as a draft, for the editor and for a request that changes only some fields. */
export function toDraft(question: Question): QuestionDraft {
  const { type, text, options, correctAnswer, min, max, step, timeLimit, maximumMarks, imageAlt } = question;
  return {
    ...{ type, text, options, correctAnswer, min, max, step, timeLimit, maximumMarks, imageAlt },
    partialCredit: question.type === 'msq' && question.partialCredit,
  };
}
