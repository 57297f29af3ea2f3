import { typedNumber } from '../../../../../shared/number-answer/typed-number';
import type { Question } from '../../../../../shared/question/schema';
import {
  type DraftParts,
  questionTypeOf,
  type TypeBody,
} from '../../../../../shared/question-types/registry';
import {
  isAnsweredBy,
  isChoice,
  isText,
  type ObjectiveQuestion,
} from '../../../../../shared/question-types/traits';

/** A key being corrected, as chosen or typed. */
export type KeyDraft =
  | { readonly kind: 'options'; readonly isSingle: boolean; readonly chosen: readonly string[] }
  | { readonly kind: 'values'; readonly typed: string }
  | { readonly kind: 'text'; readonly typed: string }
  /** Types without quick fields use the editor's. */
  | { readonly kind: 'fields'; readonly parts: DraftParts };

export function keyDraftOf(body: TypeBody): KeyDraft {
  if (isChoice(body))
    return { kind: 'options', isSingle: isAnsweredBy(body, 'option'), chosen: [body.correctAnswer].flat() };
  if (isAnsweredBy(body, 'value')) return { kind: 'values', typed: body.correctAnswer.join(', ') };
  if (isText(body)) return { kind: 'text', typed: body.correctAnswer };
  return { kind: 'fields', parts: questionTypeOf(body).toDraft(body) };
}

/** The options chosen as the key; none if it is written otherwise. */
export const keyOptionsOf = (question: Question): readonly string[] =>
  questionTypeOf(question).shownOptions?.(question) ?? [];

/** The draft with an option chosen (single choice) or toggled (multiple choice). */
export function withOption(draft: KeyDraft, option: string): KeyDraft {
  if (draft.kind !== 'options') return draft;
  if (draft.isSingle) return { ...draft, chosen: [option] };
  const isChosen = draft.chosen.includes(option);
  return {
    ...draft,
    chosen: isChosen ? draft.chosen.filter((each) => each !== option) : [...draft.chosen, option],
  };
}

/** The draft with another accepted line of the model answer. */
export function withLine(draft: KeyDraft, line: string): KeyDraft {
  if (draft.kind !== 'text') return draft;
  const lines = draft.typed.split('\n').filter((each) => each.trim() !== '');
  return { ...draft, typed: [...lines, line.replaceAll('\n', ' ')].join('\n') };
}

/** The key in a quick field; undefined if it cannot be sent. */
export function answerOf(draft: KeyDraft): string | string[] | number[] | undefined {
  if (draft.kind === 'fields') return undefined;
  if (draft.kind === 'options') {
    if (draft.chosen.length === 0) return undefined;
    return draft.isSingle ? draft.chosen[0] : [...draft.chosen];
  }
  if (draft.kind === 'text') return draft.typed.trim() === '' ? undefined : draft.typed.trim();
  const numbers = numbersIn(draft.typed);
  return numbers.length > 0 && numbers.every(Number.isFinite) ? numbers : undefined;
}

/** The fields that change the key; undefined if it cannot be sent or is unchanged. */
export function correctedFields(question: Question, draft: KeyDraft): Record<string, string> | undefined {
  if (draft.kind === 'fields') {
    const { parts } = draft;
    const module = questionTypeOf(parts);
    const isWhole = module.check(parts, question).every(([, sentence]) => sentence === null);
    const isSame = isWhole && same(module.key(module.toBody(parts)), module.key(question));
    return isWhole && !isSame ? { ...module.toFields(parts) } : undefined;
  }
  const answer = answerOf(draft);
  const isSame = answer === undefined || same(sorted(answer), sorted(question.correctAnswer));
  return isSame ? undefined : { correctAnswer: JSON.stringify(answer) };
}

/** The question corrected by a valid draft. */
export function correctedQuestion(question: ObjectiveQuestion, draft: KeyDraft): ObjectiveQuestion {
  const body =
    draft.kind === 'fields'
      ? questionTypeOf(draft.parts).toBody(draft.parts)
      : { correctAnswer: answerOf(draft) };
  // The draft was made from this question, so its answer has the same type.
  return { ...question, ...body } as ObjectiveQuestion;
}

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** For quick fields the order of a list is irrelevant. */
const sorted = (list: unknown) => [list].flat().map(String).sort();

/** Separated by commas; a space may separate thousands. */
const numbersIn = (typed: string): number[] =>
  typed
    .split(/[,;]\s+|;|,(?!\d)/)
    .filter((part) => part.trim() !== '')
    .map((part) => typedNumber(part));
