import type { Question } from '../../../../../shared/question/schema';

/** A correct answer while it is being corrected, as it is chosen or typed. */
export type KeyDraft =
  | { readonly kind: 'options'; readonly isSingle: boolean; readonly chosen: readonly string[] }
  | { readonly kind: 'values'; readonly typed: string }
  | { readonly kind: 'text'; readonly typed: string };

export function keyDraftOf(question: Question): KeyDraft {
  if (question.type === 'mcq' || question.type === 'msq') {
    const chosen = [question.correctAnswer].flat();
    return { kind: 'options', isSingle: question.type === 'mcq', chosen };
  }
  if (question.type === 'slider') return { kind: 'values', typed: question.correctAnswer.join(', ') };
  return { kind: 'text', typed: question.correctAnswer };
}

/** The draft with an option chosen: the one of a single choice, one more or less of a multiple choice. */
export function withOption(draft: KeyDraft, option: string): KeyDraft {
  if (draft.kind !== 'options') return draft;
  if (draft.isSingle) return { ...draft, chosen: [option] };
  const isChosen = draft.chosen.includes(option);
  return {
    ...draft,
    chosen: isChosen ? draft.chosen.filter((each) => each !== option) : [...draft.chosen, option],
  };
}

/** The draft with one more accepted line of a model answer. */
export function withLine(draft: KeyDraft, line: string): KeyDraft {
  if (draft.kind !== 'text') return draft;
  const lines = draft.typed.split('\n').filter((each) => each.trim() !== '');
  return { ...draft, typed: [...lines, line.replaceAll('\n', ' ')].join('\n') };
}

/** The correct answer that a draft says; undefined where it says none that could be sent. */
export function answerOf(draft: KeyDraft): Question['correctAnswer'] | undefined {
  if (draft.kind === 'options') {
    if (draft.chosen.length === 0) return undefined;
    return draft.isSingle ? draft.chosen[0] : [...draft.chosen];
  }
  if (draft.kind === 'text') return draft.typed.trim() === '' ? undefined : draft.typed.trim();
  const numbers = numbersIn(draft.typed);
  return numbers.length > 0 && numbers.every(Number.isFinite) ? numbers : undefined;
}

/** Whether a correct answer is another one than the question has; the order of a list says nothing. */
export function isOtherKey(question: Question, answer: Question['correctAnswer']): boolean {
  const sorted = (list: Question['correctAnswer']) => JSON.stringify([list].flat().map(String).sort());
  return sorted(answer) !== sorted(question.correctAnswer);
}

const numbersIn = (typed: string): number[] =>
  typed
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map(Number);
