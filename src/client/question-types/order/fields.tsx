import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from '../choice/editing.module.css';
import { OptionRows } from '../choice/OptionRows';
import { useOptions } from '../choice/use-options';
import { fieldIds, editingTexts as texts } from '../editing-texts';
import { FieldError } from '../FieldError';
import fieldGroup from '../FieldGroup.module.css';
import type { FieldsProps } from '../fields-module';
import type { OrderForm } from './editing';

/** The options in the right order, which is the key. */
export function OrderFields({ frozen, errorOf }: FieldsProps) {
  const { register } = useFormContext<OrderForm>();
  const group = useRef<HTMLFieldSetElement>(null);
  const rows = useOptions(group, true);
  const error = errorOf('options');
  return (
    <fieldset ref={group} className={styles.group}>
      <legend>
        <VisuallyHidden>{texts.inRightOrder}</VisuallyHidden>
      </legend>
      <FieldError id={`${fieldIds.options}-error`} sentence={error} />
      <FieldError id={`${fieldIds.correctAnswer}-error`} sentence={errorOf('correctAnswer')} />
      <p className={fieldGroup.hint}>{frozen ? texts.orderFrozen : texts.orderHint}</p>
      <OptionRows {...{ rows, frozen, error }} />
      <div className={styles.below}>
        {!frozen && (
          <Button variant="ghost" className={styles.add} disabled={!rows.hasRoom} onClick={rows.add}>
            <Plus size={16} aria-hidden="true" /> Add option
          </Button>
        )}
        <Checkbox
          className={styles.parts}
          label={texts.partMarks}
          reason={texts.orderPartMarksReason}
          {...register('partialCredit')}
        />
      </div>
    </fieldset>
  );
}
