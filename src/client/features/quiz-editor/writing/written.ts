import type { QuestionForm } from '../forms/question-form';
import type { Setting, SettingName } from '../forms/settings-form';

/** A change of a question's picture: another one, none, or undefined for no change. */
export type ImageChange =
  | { readonly kind: 'file'; readonly file: File; readonly url: string }
  | { readonly kind: 'removed' };

/** One written part of a quiz. */
export type Written =
  | { readonly kind: 'setting'; readonly name: SettingName; readonly value: Setting }
  | {
      readonly kind: 'question';
      readonly id: string;
      readonly form: QuestionForm;
      readonly image?: ImageChange | undefined;
    };

/** The queue key: each part has one write at a time. */
export const keyOf = (written: Written): string =>
  written.kind === 'question' ? written.id : settingKey(written.name);

export const settingKey = (name: SettingName): string => `setting ${name}`;

/** Whether two parts are equal; images are compared by file. */
export const isSame = (one: Written, other: Written): boolean =>
  JSON.stringify(one) === JSON.stringify(other) && imageOf(one) === imageOf(other);

const imageOf = (written: Written) => (written.kind === 'question' ? written.image : undefined);
