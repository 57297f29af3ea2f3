import type { QuestionDraft } from './draft';
import type { Question } from './schema';
import { isTimeLimit } from './validate';

/**
 * The question that a valid draft stands for; call `validateQuestion` first.
 * Options stay as typed; correct options take the very text of the option they name, so that marking can compare exactly.
 */
export function toQuestion(draft: QuestionDraft, _id: string, imageUrl: string | null): Question {
  const { text, options, correctAnswer, imageAlt, maximumMarks } = draft;
  const timeLimit = draft.timeLimit !== null && isTimeLimit(draft.timeLimit) ? draft.timeLimit : null;
  const base = { _id, text, imageUrl, imageAlt, timeLimit, maximumMarks };
  const noRange = { min: null, max: null, step: null };
  switch (draft.type) {
    case 'mcq': {
      const answer = asTypedInOptions(options, String(correctAnswer));
      return { ...base, ...noRange, type: 'mcq', options: [...options], correctAnswer: answer };
    }
    case 'msq': {
      const chosen = new Set(
        listOf(correctAnswer).map((answer) => asTypedInOptions(options, String(answer))),
      );
      const inOrder = options.filter((option) => chosen.has(option));
      const { partialCredit } = draft;
      return {
        ...base,
        ...noRange,
        type: 'msq',
        options: [...options],
        correctAnswer: inOrder,
        partialCredit,
      };
    }
    case 'short':
    case 'long':
      return { ...base, ...noRange, type: draft.type, options: [], correctAnswer: String(correctAnswer) };
    case 'slider': {
      const answers = [...new Set(listOf(correctAnswer).map(Number))];
      const [min, max, step] = [draft.min ?? 0, draft.max ?? 0, draft.step ?? 0];
      return { ...base, type: 'slider', options: [], correctAnswer: answers, min, max, step };
    }
  }
}

const listOf = (answer: QuestionDraft['correctAnswer']) => (typeof answer === 'string' ? [answer] : answer);

const asTypedInOptions = (options: readonly string[], answer: string): string =>
  options.find((option) => option === answer) ??
  options.find((option) => option.trim() === answer.trim()) ??
  answer;
