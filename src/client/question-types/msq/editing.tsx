import { OptionsField } from '../choice/OptionsField';
import type { Editing } from '../editing-module';
import { correctOptions, type ListedForm, readListedForm, toListedDraft, toListedForm } from '../listed-form';

export const msqEditing = {
  toForm: (draft) => toListedForm(draft),
  toDraft: (form) => toListedDraft(form, correctOptions(form)),
  readKept: (kept) => readListedForm('msq', kept),
  Fields: (props) => <OptionsField {...props} many={true} />,
} satisfies Editing<'msq', ListedForm<'msq'>>;
