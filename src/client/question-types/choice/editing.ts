import { BLANK_OPTION_COUNT, MINIMUM_OPTION_COUNT } from '../../../shared/constants';
import type { ListedDraft } from '../../../shared/question-types/listed-draft';
import type { Editing } from '../editing-module';
import { correctOptions, keptListed, type ListedForm, toListedDraft, toListedForm } from '../listed-form';

export const mcqEditing = {
  toForm: (draft) => toListedForm(withRoom(draft)),
  toDraft: (form) => toListedDraft(form, correctOptions(form)[0] ?? ''),
  withoutRoom: (draft) => withoutRoom(draft),
  kept: keptListed,
} satisfies Editing<'mcq', ListedForm<'mcq'>>;

export const msqEditing = {
  toForm: (draft) => toListedForm(withRoom(draft)),
  toDraft: (form) => toListedDraft(form, correctOptions(form)),
  withoutRoom: (draft) => withoutRoom(draft),
  kept: keptListed,
} satisfies Editing<'msq', ListedForm<'msq'>>;

/** Fills a choice with too few options up to four rows, like a new one. */
function withRoom<Type extends string>(draft: ListedDraft<Type>): ListedDraft<Type> {
  const { options } = draft;
  if (options.length >= MINIMUM_OPTION_COUNT) return draft;
  const room = Array<string>(BLANK_OPTION_COUNT - options.length).fill('');
  return { ...draft, options: [...options, ...room] };
}

function withoutRoom<Type extends string>(draft: ListedDraft<Type>): ListedDraft<Type> {
  const count = draft.options.findLastIndex((option) => option.trim() !== '') + 1;
  return { ...draft, options: draft.options.slice(0, count) };
}
