import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { MINIMUM_OPTION_COUNT } from '../../../shared/constants';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from '../choice/editing.module.css';
import { OptionRow } from '../choice/OptionRow';
import { useOptions } from '../choice/use-options';
import { fieldIds, editingTexts as texts } from '../editing-texts';
import { FieldError } from '../FieldError';
import fieldGroup from '../FieldGroup.module.css';
import type { FieldsProps } from '../fields-module';
import type { OrderForm } from './editing';

/** The options in their right order: where one stands is the key. */
export function OrderFields({ frozen, errorOf }: FieldsProps) {
  const { register } = useFormContext<OrderForm>();
  const group = useRef<HTMLFieldSetElement>(null);
  const rows = useOptions(group, true);
  const { fields, options } = rows;
  const error = errorOf('options');
  const firstBlank = options.findIndex(({ text }) => text.trim() === '');
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.legend}>
        <VisuallyHidden>{texts.inRightOrder}</VisuallyHidden>
      </legend>
      <FieldError id={`${fieldIds.options}-error`} sentence={error} />
      <FieldError id={`${fieldIds.correctAnswer}-error`} sentence={errorOf('correctAnswer')} />
      <p className={fieldGroup.hint}>{frozen ? texts.orderFrozen : texts.orderHint}</p>
      <ol className={styles.list}>
        {fields.map(({ id }, index) => (
          <OptionRow
            key={id}
            text={register(`options.${index}.text`)}
            value={options[index]?.text ?? ''}
            number={index + 1}
            count={fields.length}
            frozen={frozen}
            fieldId={index === Math.max(firstBlank, 0) ? fieldIds.options : undefined}
            invalid={error !== undefined && (firstBlank < 0 || options[index]?.text.trim() === '')}
            onMove={(to) => rows.moveTo(index, to)}
            onRemove={fields.length > MINIMUM_OPTION_COUNT ? () => rows.removeAt(index) : undefined}
            onKeyDown={(event) => rows.keyDown(event, index)}
            onPaste={(event) => rows.paste(event, index)}
          />
        ))}
      </ol>
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
