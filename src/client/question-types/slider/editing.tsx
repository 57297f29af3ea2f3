import type { Editing } from '../editing-module';
import { type ListedForm, readListedForm, toListedDraft, toListedForm } from '../listed-form';
import { SliderFields } from './SliderFields';

export const sliderEditing = {
  toForm(draft) {
    const accepted = typeof draft.correctAnswer === 'string' ? [] : draft.correctAnswer.map(String);
    return toListedForm(draft, { accepted: accepted.length === 0 ? [''] : accepted });
  },
  toDraft: (form) =>
    toListedDraft(
      form,
      form.accepted.flatMap((typed) => (typed.trim() === '' ? [] : [Number(typed)])),
    ),
  readKept: (kept) => readListedForm('slider', kept),
  Fields: SliderFields,
} satisfies Editing<'slider', ListedForm<'slider'>>;
