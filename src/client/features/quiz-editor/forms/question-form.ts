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

/** The fields common to all types. */
export interface FormBase {
  readonly format: TextFormat;
  readonly text: string;
  readonly timeLimit: string;
  readonly maximumMarks: string;
  readonly imageAlt: string;
  readonly explanation: string;
}

/** The editor's fields as shown, numbers as typed. */
export type QuestionForm = FormBase & FormParts;

/** The fields of a new question of a type. */
export function blankForm<Type extends QuestionType>(
  type: Type,
  maximumMarks?: string,
): FormBase & FormOf<Type>;
export function blankForm(type: QuestionType, maximumMarks = '1'): QuestionForm {
  return { ...formOfDraft(blankQuestion(type)), maximumMarks };
}

export const formOf = (question: Question): QuestionForm => formOfDraft(toDraft(question));

/** A question of a quiz as last written, finished or not; undefined if it is not in the quiz. */
export function formOfListed({ questions, drafts }: Quiz, id: string): QuestionForm | undefined {
  const unfinished = drafts.find(({ _id }) => _id === id);
  if (unfinished) return formOfDraft(unfinished.draft);
  const question = questions.find(({ _id }) => _id === id);
  return question && formOf(question);
}

/** The form with another type, whose own fields start empty (spec §5). */
export function withType(form: QuestionForm, type: QuestionType): QuestionForm {
  if (form.type === type) return form;
  const { timeLimit, maximumMarks } = form;
  return { ...formOfDraft(changeType(draftOf(form), type)), timeLimit, maximumMarks };
}

/** The fields of a draft as shown. */
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

/** The form as a draft, valid or not, for the shared rules and the server. */
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

/** The same for keeping, without the empty rows that offer room to write. */
export function writtenDraft(form: QuestionForm): QuestionDraft {
  const draft = draftOf(form);
  return { ...draft, ...editingOf(form).withoutRoom?.(draft) };
}

/** spec §5: "Maximum marks is at least 1 (coerced)"; NaN if not a whole number or too large. */
export const marksOf = (typed: string): number =>
  typed.trim() === '' || typedNumber(typed) < 1
    ? 1
    : typedNumber(typed, { max: MAXIMUM_MARKS_CEILING, step: 1 });

/** Whether a valid form changes how answers to the stored question are marked. */
export const isCorrection = (question: Question, form: QuestionForm): boolean =>
  changesMarking(question, toQuestion(draftOf(form), question._id, question.imageUrl));

/** A question's fields as its calls take them (spec §7): lists and answers as JSON, '' for no value. */
export function formDataOf(draft: QuestionDraft, ids: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  const texts = {
    ...ids,
    type: draft.type,
    format: draft.format,
    text: draft.text,
    ...questionTypeOf(draft).toFields(draft),
    timeLimit: String(draft.timeLimit ?? ''),
    // Marks that are not a number are left unchanged.
    ...(!Number.isNaN(draft.maximumMarks) && { maximumMarks: String(draft.maximumMarks) }),
    imageAlt: draft.imageAlt ?? '',
    explanation: draft.explanation ?? '',
  };
  for (const [name, text] of Object.entries(texts)) data.append(name, text);
  return data;
}
