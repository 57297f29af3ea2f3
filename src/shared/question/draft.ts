import type { TextFormat } from '../question-types/base';
import { type DraftParts, type QuestionType, questionTypeOf } from '../question-types/registry';
import type { Question } from './schema';

/** The fields of every draft; invalid numbers are NaN, times are seconds. */
export interface DraftBase {
  readonly format: TextFormat;
  readonly text: string;
  readonly timeLimit: number | null;
  readonly maximumMarks: number;
  readonly imageAlt: string | null;
  /** Shown to students with their released results. */
  readonly explanation: string | null;
}

export const blankBase: DraftBase = {
  format: 'rich',
  text: '',
  timeLimit: null,
  maximumMarks: 1,
  imageAlt: null,
  explanation: null,
};

/** A question as held by a form or a request, valid or not: a union on `type`. */
export type QuestionDraft = DraftBase & DraftParts;

export type DraftOf<Type extends QuestionType> = Extract<QuestionDraft, { type: Type }>;

/** A new question of a type in the editor. */
export function blankQuestion<Type extends QuestionType>(type: Type): DraftOf<Type>;
export function blankQuestion(type: QuestionType): QuestionDraft {
  return { ...blankBase, ...questionTypeOf({ type }).blank() };
}

/** The draft with another type: options, correct answer and slider settings start anew, the rest stays (spec §5). */
export function changeType(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  if (type === draft.type) return draft;
  return { ...baseOf(draft), ...questionTypeOf({ type }).blank() };
}

/** A stored question as a draft, for the editor and for a request that changes only some fields. */
export function toDraft(question: Question): QuestionDraft {
  return { ...baseOf(question), ...questionTypeOf(question).toDraft(question) };
}

const baseOf = ({ format, text, timeLimit, maximumMarks, imageAlt, explanation }: DraftBase): DraftBase => ({
  format,
  text,
  timeLimit,
  maximumMarks,
  imageAlt,
  explanation,
});
