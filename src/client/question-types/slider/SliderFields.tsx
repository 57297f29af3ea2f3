import { Plus, X } from 'lucide-react';
import { OPTION_MAXIMUM_COUNT } from '../../../shared/constants';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { NumberField } from '../../ui/NumberField';
import type { FieldsProps } from '../editing-module';
import { fieldIds, editingTexts as texts } from '../editing-texts';
import { FieldError } from '../FieldError';
import fieldGroup from '../FieldGroup.module.css';
import type { ListedForm } from '../listed-form';
import styles from './SliderFields.module.css';
import { SliderTrack } from './SliderTrack';

const RANGE = [
  { field: 'min', label: 'Min', id: fieldIds.slider },
  { field: 'max', label: 'Max', id: undefined },
  { field: 'step', label: 'Step', id: undefined },
] as const;

/** The range of the slider and every value that counts as correct. */
export function SliderFields({ form, frozen, errorOf, onChange }: FieldsProps<ListedForm<'slider'>>) {
  const { accepted } = form;
  const rangeError = errorOf('slider');
  const answerError = errorOf('correctAnswer');
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={fieldGroup.legend}>Slider range</legend>
        <FieldError id={`${fieldIds.slider}-error`} sentence={rangeError} />
        <div className={styles.range}>
          {RANGE.map(({ field, label, id }) => (
            <NumberField
              key={field}
              id={id}
              label={label}
              step="any"
              value={form[field]}
              disabled={frozen}
              aria-describedby={rangeError && `${fieldIds.slider}-error`}
              onChange={(event) => onChange({ [field]: event.currentTarget.value })}
            />
          ))}
        </div>
        {frozen && <p className={fieldGroup.hint}>{texts.frozen}</p>}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={fieldGroup.legend}>
          Accepted answers <span className={fieldGroup.hint}>(each of them counts as correct)</span>
        </legend>
        <FieldError id={`${fieldIds.correctAnswer}-error`} sentence={answerError} />
        <SliderTrack form={form} />
        <ul className={styles.answers}>
          {accepted.map((typed, index) => (
            <li key={index} className={styles.answer}>
              <NumberField
                id={index === 0 ? fieldIds.correctAnswer : undefined}
                label={`Answer ${index + 1}`}
                step="any"
                value={typed}
                aria-describedby={answerError && `${fieldIds.correctAnswer}-error`}
                onChange={(event) => onChange({ accepted: accepted.with(index, event.currentTarget.value) })}
              />
              {accepted.length > 1 && (
                <IconButton
                  variant="ghost"
                  label={`Remove answer ${index + 1}`}
                  onClick={() => onChange({ accepted: accepted.toSpliced(index, 1) })}
                >
                  <X size={18} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        <Button
          variant="secondary"
          className={fieldGroup.add}
          disabled={accepted.length >= OPTION_MAXIMUM_COUNT}
          onClick={() => onChange({ accepted: [...accepted, ''] })}
        >
          <Plus size={18} aria-hidden="true" /> Add answer
        </Button>
      </fieldset>
    </>
  );
}
