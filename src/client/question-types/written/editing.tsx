import { useFormContext } from 'react-hook-form';
import { TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import type { ListedDraft } from '../../../shared/question-types/listed-draft';
import { TextArea } from '../../ui/TextArea';
import type { Editing, FieldsProps } from '../editing-module';
import { editingTexts, fieldIds } from '../editing-texts';
import { type ListedForm, toListedDraft, toListedForm } from '../listed-form';

export const shortEditing = {
  toForm: (draft) => toListedForm(draft, { modelAnswer: modelAnswerOf(draft) }),
  toDraft: (form) => toListedDraft(form, form.modelAnswer),
  Fields: (props) => <ModelAnswerField {...props} rows={2} />,
} satisfies Editing<'short', ListedForm<'short'>>;

export const longEditing = {
  toForm: (draft) => toListedForm(draft, { modelAnswer: modelAnswerOf(draft) }),
  toDraft: (form) => toListedDraft(form, form.modelAnswer),
  Fields: (props) => <ModelAnswerField {...props} rows={6} />,
} satisfies Editing<'long', ListedForm<'long'>>;

const modelAnswerOf = ({ correctAnswer }: ListedDraft<string>) =>
  typeof correctAnswer === 'string' ? correctAnswer : '';

function ModelAnswerField({ errorOf, rows }: FieldsProps & { rows: number }) {
  const { register } = useFormContext<ListedForm<string>>();
  return (
    <TextArea
      id={fieldIds.correctAnswer}
      label="Model answer"
      hint={editingTexts.modelAnswerHint}
      rows={rows}
      maxLength={TEXT_MAXIMUM_LENGTH}
      error={errorOf('correctAnswer')}
      {...register('modelAnswer')}
    />
  );
}
