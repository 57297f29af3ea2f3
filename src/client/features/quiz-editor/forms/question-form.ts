import { MAXIMUM_MARKS_CEILING } from '../../../../shared/constants';
import { typedNumber } from '../../../../shared/number-answer/typed-number';
import { blankQuestion, changeType, type QuestionDraft, toDraft } from '../../../../shared/question/draft';
import { toQuestion } from '../../../../shared/question/from-draft';
import type { Question } from '../../../../shared/question/schema';
import type { TextFormat } from '../../../../shared/question-types/base';
import { type QuestionType, questionTypeOf } from '../../../../shared/question-types/registry';
import { changesMarking } from '../../../../shared/quiz/frozen';
import type { Quiz } from '../../../../shared/quiz/schema';
import { editingOf, type FormOf, type FormParts } from '../../../question-types/editing';
import { numberOf, numberText } from '../../../question-types/listed-form';

/** The fields that a question of any type has. */
export interface FormBase {
  readonly format: TextFormat;
  readonly text: string;
  readonly timeLimit: string;
  readonly maximumMarks: string;
  readonly imageAlt: string;
  readonly explanation: string;
}

/** The editor's fields as they stand on the screen, numbers as typed. */
export type QuestionForm = FormBase & FormParts;

/** A new question of a type, as its fields stand on the screen. */
export function blankForm<Type extends QuestionType>(
  type: Type,
  maximumMarks?: string,
): FormBase & FormOf<Type>;
export function blankForm(type: QuestionType, maximumMarks = '1'): QuestionForm {
  return { ...formOfDraft(blankQuestion(type)), maximumMarks };
}

export const formOf = (question: Question): QuestionForm => formOfDraft(toDraft(question));

/** A question of a quiz as its teacher last wrote it, finished or not; undefined for one that is not in the quiz. */
export function formOfListed({ questions, drafts }: Quiz, id: string): QuestionForm | undefined {
  const unfinished = drafts.find(({ _id }) => _id === id);
  if (unfinished) return formOfDraft(unfinished.draft);
  const question = questions.find(({ _id }) => _id === id);
  return question && formOf(question);
}

/** The form with another type: what belongs to the type starts anew (spec §5). */
export function withType(form: QuestionForm, type: QuestionType): QuestionForm {
  if (form.type === type) return form;
  const { timeLimit, maximumMarks } = form;
  return { ...formOfDraft(changeType(draftOf(form), type)), timeLimit, maximumMarks };
}

/** The fields of a draft, as they stand on the screen. */
export function formOfDraft(draft: QuestionDraft): QuestionForm {
  return {
    ...editingOf(draft).toForm(draft),
    format: draft.format,
    text: draft.text,
    timeLimit: numberText(draft.timeLimit),
    maximumMarks: String(draft.maximumMarks),
    imageAlt: draft.imageAlt ?? '',
    explanation: draft.explanation ?? '',
  };
}

/** What the form says, right or wrong, for the shared rules and the server. */
export function draftOf(form: QuestionForm): QuestionDraft {
  return {
    ...editingOf(form).toDraft(form),
    format: form.format,
    text: form.text,
    timeLimit: numberOf(form.timeLimit),
    maximumMarks: marksOf(form.maximumMarks),
    imageAlt: form.imageAlt.trim() || null,
    explanation: form.explanation.trim() || null,
  };
}

/** The same as it is kept, without the rows that are only room to write. */
export function writtenDraft(form: QuestionForm): QuestionDraft {
  const draft = draftOf(form);
  return { ...draft, ...editingOf(form).withoutRoom?.(draft) };
}

/** spec §5: "Maximum marks is at least 1 (coerced)"; NaN for a text that is no whole number, or too large. */
export const marksOf = (typed: string): number =>
  typed.trim() === '' || typedNumber(typed) < 1
    ? 1
    : typedNumber(typed, { max: MAXIMUM_MARKS_CEILING, step: 1 });

/** Whether a form that can be saved changes how answers to the stored question are marked. */
export const isCorrection = (question: Question, form: QuestionForm): boolean =>
  changesMarking(question, toQuestion(draftOf(form), question._id, question.imageUrl));

/** The fields of a question as its calls take them (spec §7): lists and answers as JSON, an empty text for no value. */
export function formDataOf(draft: QuestionDraft, ids: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  const texts = {
    ...ids,
    type: draft.type,
    format: draft.format,
    text: draft.text,
    ...questionTypeOf(draft).toFields(draft),
    timeLimit: String(draft.timeLimit ?? ''),
    // A text that is no number leaves the marks as they are.
    ...(!Number.isNaN(draft.maximumMarks) && { maximumMarks: String(draft.maximumMarks) }),
    imageAlt: draft.imageAlt ?? '',
    explanation: draft.explanation ?? '',
  };
  for (const [name, text] of Object.entries(texts)) data.append(name, text);
  return data;
}
