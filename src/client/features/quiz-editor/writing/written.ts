import type { QuestionForm } from '../forms/question-form';
import type { Setting, SettingName } from '../forms/settings-form';

/** What happens to the picture of a question: another one, none, or (undefined) nothing. */
export type ImageChange =
  | { readonly kind: 'file'; readonly file: File; readonly url: string }
  | { readonly kind: 'removed' };

/** One part of a quiz as it was written. */
export type Written =
  | { readonly kind: 'setting'; readonly name: SettingName; readonly value: Setting }
  | {
      readonly kind: 'question';
      readonly id: string;
      readonly form: QuestionForm;
      readonly image?: ImageChange | undefined;
    };

/** By what it waits to be sent: each part takes one write at a time. */
export const keyOf = (written: Written): string =>
  written.kind === 'question' ? written.id : settingKey(written.name);

export const settingKey = (name: SettingName): string => `setting ${name}`;

/** What a person wrote is the same; an image is by its file. */
export const isSame = (one: Written, other: Written): boolean =>
  JSON.stringify(one) === JSON.stringify(other) && imageOf(one) === imageOf(other);

const imageOf = (written: Written) => (written.kind === 'question' ? written.image : undefined);
