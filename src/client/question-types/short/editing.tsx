import type { Editing } from '../editing-module';
import { type ListedForm, readListedForm, toListedDraft, toListedForm } from '../listed-form';
import { ModelAnswerField } from '../ModelAnswerField';

export const shortEditing = {
  toForm: (draft) =>
    toListedForm(draft, { modelAnswer: typeof draft.correctAnswer === 'string' ? draft.correctAnswer : '' }),
  toDraft: (form) => toListedDraft(form, form.modelAnswer),
  readKept: (kept) => readListedForm('short', kept),
  Fields: (props) => <ModelAnswerField {...props} rows={2} />,
} satisfies Editing<'short', ListedForm<'short'>>;
