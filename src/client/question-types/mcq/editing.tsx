import { OptionsField } from '../choice/OptionsField';
import type { Editing } from '../editing-module';
import { correctOptions, type ListedForm, readListedForm, toListedDraft, toListedForm } from '../listed-form';

export const mcqEditing = {
  toForm: (draft) => toListedForm(draft),
  toDraft: (form) => toListedDraft(form, correctOptions(form)[0] ?? ''),
  readKept: (kept) => readListedForm('mcq', kept),
  Fields: (props) => <OptionsField {...props} many={false} />,
} satisfies Editing<'mcq', ListedForm<'mcq'>>;
