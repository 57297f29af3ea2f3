import { Plus, X } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { OPTION_MAXIMUM_COUNT } from '../../../shared/constants';
import { typedNumber } from '../../../shared/number-answer/typed-number';
import { Button, IconButton } from '../../ui/Button';
import { NumberField } from '../../ui/NumberField';
import { fieldIds, editingTexts as texts } from '../editing-texts';
import { FieldError } from '../FieldError';
import fieldGroup from '../FieldGroup.module.css';
import type { FieldsProps } from '../fields-module';
import type { ListedForm } from '../listed-form';
import styles from './editing.module.css';

type SliderForm = ListedForm<'slider'>;

const RANGE = [
  { field: 'min', label: 'Min', id: fieldIds.slider, least: undefined },
  { field: 'max', label: 'Max', id: undefined, least: undefined },
  { field: 'step', label: 'Step', id: undefined, least: 0 },
] as const;

/** The range of the slider and all accepted values. */
export function SliderFields({ frozen, errorOf }: FieldsProps) {
  const { register } = useFormContext<SliderForm>();
  const rangeError = errorOf('slider');
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={fieldGroup.legend}>Slider range</legend>
        <FieldError id={`${fieldIds.slider}-error`} sentence={rangeError} />
        <div className={styles.range}>
          {RANGE.map(({ field, label, id, least }) => (
            <NumberField
              key={field}
              id={id}
              label={label}
              min={least}
              disabled={frozen}
              aria-describedby={rangeError && `${fieldIds.slider}-error`}
              {...register(field)}
            />
          ))}
        </div>
        {frozen && <p className={fieldGroup.hint}>{texts.frozen}</p>}
      </fieldset>
      <AcceptedAnswers error={errorOf('correctAnswer')} />
    </>
  );
}

function AcceptedAnswers({ error }: { error: string | undefined }) {
  const { watch, setValue } = useFormContext<SliderForm>();
  const [min, max, accepted] = watch(['min', 'max', 'accepted']);
  const set = (next: readonly string[]) => setValue('accepted', next, { shouldDirty: true });
  return (
    <fieldset className={styles.group}>
      <legend className={fieldGroup.legend}>
        Accepted answers <span className={fieldGroup.hint}>(each of them counts as correct)</span>
      </legend>
      <FieldError id={`${fieldIds.correctAnswer}-error`} sentence={error} />
      <SliderTrack {...{ min, max, accepted }} />
      <ul className={styles.answers}>
        {accepted.map((typed, index) => (
          <li key={index} className={styles.answer}>
            <NumberField
              id={index === 0 ? fieldIds.correctAnswer : undefined}
              label={`Answer ${index + 1}`}
              value={typed}
              aria-describedby={error && `${fieldIds.correctAnswer}-error`}
              onChange={(event) => set(accepted.with(index, event.currentTarget.value))}
            />
            {accepted.length > 1 && (
              <IconButton
                variant="ghost"
                label={`Remove answer ${index + 1}`}
                onClick={() => set(accepted.toSpliced(index, 1))}
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
        onClick={() => set([...accepted, ''])}
      >
        <Plus size={18} aria-hidden="true" /> Add answer
      </Button>
    </fieldset>
  );
}

/** The range with the accepted answers, live while typing. */
function SliderTrack({ min, max, accepted }: Pick<ListedForm<'slider'>, 'min' | 'max' | 'accepted'>) {
  const [from, to] = [typedNumber(min), typedNumber(max)];
  if (!(to > from)) return null;
  const values = accepted.map((typed) => typedNumber(typed, { min: from, max: to }));
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.track}>
        {[...new Set(values.filter(Number.isFinite))].map((value) => (
          <span
            key={value}
            className={styles.tick}
            style={{ left: `${((value - from) / (to - from)) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
