import { typedNumber } from '../../../shared/number-answer/typed-number';
import type { Editing } from '../editing-module';
import { keptListed, type ListedForm, toListedDraft, toListedForm } from '../listed-form';

export const sliderEditing = {
  toForm(draft) {
    const accepted = typeof draft.correctAnswer === 'string' ? [] : draft.correctAnswer.map(String);
    return toListedForm(draft, { accepted: accepted.length === 0 ? [''] : accepted });
  },
  toDraft: (form) =>
    toListedDraft(
      form,
      form.accepted.flatMap((typed) => (typed.trim() === '' ? [] : [numberOrTyped(typed)])),
    ),
  kept: keptListed,
} satisfies Editing<'slider', ListedForm<'slider'>>;

/** Invalid input stays as typed, so that it can be shown again. */
function numberOrTyped(typed: string): number | string {
  const number = typedNumber(typed);
  return Number.isNaN(number) ? typed : number;
}
