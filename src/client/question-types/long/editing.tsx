import type { Editing } from '../editing-module';
import { type ListedForm, readListedForm, toListedDraft, toListedForm } from '../listed-form';
import { ModelAnswerField } from '../ModelAnswerField';

export const longEditing = {
  toForm: (draft) =>
    toListedForm(draft, { modelAnswer: typeof draft.correctAnswer === 'string' ? draft.correctAnswer : '' }),
  toDraft: (form) => toListedDraft(form, form.modelAnswer),
  readKept: (kept) => readListedForm('long', kept),
  Fields: (props) => <ModelAnswerField {...props} rows={6} />,
} satisfies Editing<'long', ListedForm<'long'>>;
