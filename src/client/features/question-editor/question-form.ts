import { MAXIMUM_MARKS_CEILING } from '../../../shared/constants';
import { blankQuestion, changeType, type QuestionDraft, toDraft } from '../../../shared/question/draft';
import type { Question } from '../../../shared/question/schema';
import type { QuestionType } from '../../../shared/question-types/registry';
import { editingOf, type FormParts } from '../../question-types/editing';
import { numberOf, numberText } from '../../question-types/listed-form';

interface FormBase {
  readonly text: string;
  readonly timeLimit: string;
  readonly maximumMarks: string;
  readonly imageAlt: string;
}

/** The editor's fields as they stand on the screen, numbers as typed. */
export type QuestionForm = FormBase & FormParts;

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

function fromDraft(draft: QuestionDraft): QuestionForm {
  return {
    ...editingOf(draft).toForm(draft),
    text: draft.text,
    timeLimit: numberText(draft.timeLimit),
    maximumMarks: String(draft.maximumMarks),
    imageAlt: draft.imageAlt ?? '',
  };
}

/** What the form says, right or wrong, for the shared rules and the server. */
export function draftOf(form: QuestionForm): QuestionDraft {
  return {
    ...editingOf(form).toDraft(form),
    text: form.text,
    timeLimit: numberOf(form.timeLimit),
    maximumMarks: marksOf(form.maximumMarks),
    imageAlt: form.imageAlt.trim() || null,
  };
}

/** The form with some fields changed; those of a type are changed by the fields of that very type. */
export const withChanges = (form: QuestionForm, part: Partial<QuestionForm>): QuestionForm =>
  ({ ...form, ...part }) as QuestionForm;

/** The form with the fields of its type as another one has them. */
export function withPartsOf(form: QuestionForm, other: QuestionForm): QuestionForm {
  const { text, timeLimit, maximumMarks, imageAlt } = form;
  return { ...other, text, timeLimit, maximumMarks, imageAlt };
}

/** spec §5: "Maximum marks is at least 1 (coerced)". */
export function marksOf(typed: string): number {
  const marks = Math.trunc(Number(typed));
  return Number.isFinite(marks) ? Math.min(Math.max(marks, 1), MAXIMUM_MARKS_CEILING) : 1;
}
