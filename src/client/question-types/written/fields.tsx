import { useFormContext } from 'react-hook-form';
import { TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import { TextArea } from '../../ui/TextField';
import { editingTexts, fieldIds } from '../editing-texts';
import type { FieldsProps } from '../fields-module';
import type { ListedForm } from '../listed-form';

export const ShortFields = (props: FieldsProps) => <ModelAnswerField {...props} rows={2} />;
export const LongFields = (props: FieldsProps) => <ModelAnswerField {...props} rows={5} />;

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
