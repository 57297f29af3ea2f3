import type { ListedDraft } from '../../../shared/question-types/listed-draft';
import type { Editing } from '../editing-module';
import { keptListed, type ListedForm, toListedDraft, toListedForm } from '../listed-form';

export const shortEditing = {
  toForm: (draft) => toListedForm(draft, { modelAnswer: modelAnswerOf(draft) }),
  toDraft: (form) => toListedDraft(form, form.modelAnswer),
  kept: keptListed,
} satisfies Editing<'short', ListedForm<'short'>>;

export const longEditing = {
  toForm: (draft) => toListedForm(draft, { modelAnswer: modelAnswerOf(draft) }),
  toDraft: (form) => toListedDraft(form, form.modelAnswer),
  kept: keptListed,
} satisfies Editing<'long', ListedForm<'long'>>;

const modelAnswerOf = ({ correctAnswer }: ListedDraft<string>) =>
  typeof correctAnswer === 'string' ? correctAnswer : '';
