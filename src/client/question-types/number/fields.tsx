import { useFormContext } from 'react-hook-form';
import { NUMBER_UNIT_MAXIMUM_LENGTH, TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import { numberKeyOf } from '../../../shared/question-types/number/draft';
import { countedNumbers } from '../../rules/number-answer/counted-numbers';
import { Checkbox } from '../../ui/Checkbox';
import { TextField } from '../../ui/TextField';
import { fieldIds, editingTexts as texts } from '../editing-texts';
import type { FieldsProps } from '../fields-module';
import { type NumberForm, numberEditing } from './editing';
import styles from './fields.module.css';

/** The right number, its tolerance and unit, and the accepted range in words. */
export function NumberFields({ errorOf }: FieldsProps) {
  const { register, watch } = useFormContext<NumberForm>();
  const form = watch();
  const key = numberKeyOf(numberEditing.toDraft(form));
  const asksUnit = key?.unit !== undefined || form.unit.trim() !== '';
  return (
    <div className={styles.group}>
      <div className={styles.fields}>
        <TextField
          id={fieldIds.correctAnswer}
          label="Correct number"
          hint={texts.numberHint}
          maxLength={TEXT_MAXIMUM_LENGTH}
          autoComplete="off"
          error={errorOf('correctAnswer')}
          {...register('value')}
        />
        <TextField
          id={fieldIds.tolerance}
          label="Tolerance (optional)"
          hint={texts.toleranceHint}
          maxLength={TEXT_MAXIMUM_LENGTH}
          autoComplete="off"
          error={errorOf('tolerance')}
          {...register('tolerance')}
        />
        <TextField
          id={fieldIds.unit}
          label="Unit (optional)"
          hint={texts.unitHint}
          maxLength={NUMBER_UNIT_MAXIMUM_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={errorOf('unit')}
          {...register('unit')}
        />
      </div>
      {key && (
        <p className={styles.counted} aria-live="polite" dir="auto">
          <strong>{texts.counted}:</strong> {countedNumbers(key)}
        </p>
      )}
      {asksUnit && <Checkbox label={texts.halfWithoutUnit} {...register('partialCredit')} />}
    </div>
  );
}
