import { TEXT_MAXIMUM_LENGTH } from '../../shared/constants';
import { TextArea } from '../ui/TextArea';
import type { FieldsProps } from './editing-module';
import { editingTexts, fieldIds } from './editing-texts';
import type { ListedForm } from './listed-form';

/** The model answer of a question that is answered in one's own words. */
export function ModelAnswerField({
  form,
  errorOf,
  onChange,
  rows,
}: FieldsProps<ListedForm<string>> & { rows: number }) {
  return (
    <TextArea
      id={fieldIds.correctAnswer}
      label="Model answer"
      hint={editingTexts.modelAnswerHint}
      rows={rows}
      maxLength={TEXT_MAXIMUM_LENGTH}
      value={form.modelAnswer}
      error={errorOf('correctAnswer')}
      onChange={(event) => onChange({ modelAnswer: event.currentTarget.value })}
    />
  );
}
