import { MAXIMUM_MARKS_CEILING } from '../../../shared/constants';
import { blankQuestion, changeType, type QuestionDraft, toDraft } from '../../../shared/question/draft';
import type { Question, QuestionType } from '../../../shared/question/schema';

export interface OptionLine {
  /** Tells lines with the same text apart while they are moved. */
  readonly key: number;
  readonly text: string;
  readonly isCorrect: boolean;
}

/** The editor's fields as they stand on the screen, numbers as typed. */
export interface QuestionForm {
  readonly type: QuestionType;
  readonly text: string;
  readonly options: readonly OptionLine[];
  /** The model answer of a short or long question. */
  readonly modelAnswer: string;
  readonly accepted: readonly string[];
  readonly min: string;
  readonly max: string;
  readonly step: string;
  readonly timeLimit: string;
  readonly maximumMarks: string;
  readonly imageAlt: string;
  /** Whether some of the right options of a multiple choice earn some of the marks. */
  readonly partialCredit: boolean;
}

export const blankForm = (type: QuestionType, maximumMarks = '1'): QuestionForm => ({
  ...fromDraft(blankQuestion(type)),
  maximumMarks,
});

export const formOf = (question: Question): QuestionForm => fromDraft(toDraft(question));

/** The form with another type: what belongs to the type starts anew (spec §5). */
export const withType = (form: QuestionForm, type: QuestionType): QuestionForm => ({
  ...fromDraft(changeType(draftOf(form), type)),
  ...{ timeLimit: form.timeLimit, maximumMarks: form.maximumMarks },
});

let lastKey = 0;
export function anOption(text: string, isCorrect = false): OptionLine {
  lastKey += 1;
  return { key: lastKey, text, isCorrect };
}

function fromDraft(draft: QuestionDraft): QuestionForm {
  const { type, text, options, correctAnswer: answer } = draft;
  const isCorrect = (option: string) =>
    option !== '' && (typeof answer === 'string' ? answer === option : answer.includes(option));
  const accepted = type === 'slider' && typeof answer !== 'string' ? answer.map(String) : [];
  return {
    ...{ type, text },
    options: options.map((option) => anOption(option, isCorrect(option))),
    modelAnswer: typeof answer === 'string' && type !== 'mcq' ? answer : '',
    accepted: type === 'slider' && accepted.length === 0 ? [''] : accepted,
    min: numberText(draft.min),
    max: numberText(draft.max),
    step: numberText(draft.step),
    timeLimit: numberText(draft.timeLimit),
    maximumMarks: String(draft.maximumMarks),
    imageAlt: draft.imageAlt ?? '',
    partialCredit: draft.partialCredit,
  };
}

/** What the form says, right or wrong, for the shared rules and the server. */
export function draftOf(form: QuestionForm): QuestionDraft {
  return {
    ...{ type: form.type, text: form.text },
    options: form.options.map(({ text }) => text),
    correctAnswer: answerOf(form),
    min: numberOf(form.min),
    max: numberOf(form.max),
    step: numberOf(form.step),
    timeLimit: numberOf(form.timeLimit),
    maximumMarks: marksOf(form.maximumMarks),
    imageAlt: form.imageAlt.trim() || null,
    partialCredit: form.partialCredit,
  };
}

function answerOf({ type, options, modelAnswer, accepted }: QuestionForm): QuestionDraft['correctAnswer'] {
  const correct = options.flatMap(({ text, isCorrect }) => (isCorrect ? [text] : []));
  if (type === 'mcq') return correct[0] ?? '';
  if (type === 'msq') return correct;
  if (type !== 'slider') return modelAnswer;
  return accepted.flatMap((typed) => (typed.trim() === '' ? [] : [Number(typed)]));
}

/** spec §5: "Maximum marks is at least 1 (coerced)". */
export function marksOf(typed: string): number {
  const marks = Math.trunc(Number(typed));
  return Number.isFinite(marks) ? Math.min(Math.max(marks, 1), MAXIMUM_MARKS_CEILING) : 1;
}

const numberText = (number: number | null) => (number === null ? '' : String(number));
const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));
