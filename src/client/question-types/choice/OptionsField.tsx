import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { MINIMUM_OPTION_COUNT, OPTION_MAXIMUM_COUNT } from '../../../shared/constants';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import type { FieldsProps } from '../editing-module';
import { fieldIds, editingTexts as texts } from '../editing-texts';
import { FieldError } from '../FieldError';
import fieldGroup from '../FieldGroup.module.css';
import { anOption, type ListedForm, type OptionLine } from '../listed-form';
import { OptionRow } from './OptionRow';
import styles from './OptionsField.module.css';

interface OptionsFieldProps extends FieldsProps<ListedForm<string>> {
  /** Several may be correct (msq). */
  many: boolean;
}

/** The options of a choice question, each with its mark for being correct. */
export function OptionsField({ form, many, frozen, errorOf, onChange }: OptionsFieldProps) {
  const { options } = form;
  const group = useRef<HTMLFieldSetElement>(null);
  const set = (next: readonly OptionLine[]) => onChange({ options: next });
  const error = errorOf('options');
  const firstBlank = options.findIndex(({ text }) => text.trim() === '');

  const mark = (index: number, isCorrect: boolean) =>
    set(
      options.map((option, place) => {
        if (place === index) return { ...option, isCorrect };
        return many ? option : { ...option, isCorrect: false };
      }),
    );
  const move = (index: number, to: number) => {
    const option = options[index];
    if (!option) return;
    set(options.toSpliced(index, 1).toSpliced(to, 0, option));
    announce(`Moved to ${to + 1} of ${options.length}`);
  };
  const remove = (index: number) => {
    set(options.toSpliced(index, 1));
    const near = Math.min(index, options.length - 2);
    // The row that takes this one's place has not been drawn yet.
    requestAnimationFrame(() =>
      group.current?.querySelectorAll<HTMLElement>('input[type="text"]')[near]?.focus(),
    );
  };
  const add = () => {
    set([...options, anOption('')]);
    requestAnimationFrame(() =>
      [...(group.current?.querySelectorAll<HTMLElement>('input[type="text"]') ?? [])].at(-1)?.focus(),
    );
  };

  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={fieldGroup.legend}>
        Options{' '}
        <span className={fieldGroup.hint}>
          {many ? '(mark every correct one)' : '(mark the correct one)'}
        </span>
      </legend>
      <FieldError id={`${fieldIds.options}-error`} sentence={error} />
      <FieldError id={`${fieldIds.correctAnswer}-error`} sentence={errorOf('correctAnswer')} />
      <ol className={styles.list}>
        {options.map((option, index) => (
          <OptionRow
            key={option.key}
            option={option}
            number={index + 1}
            count={options.length}
            many={many}
            frozen={frozen}
            // The summary leads to the first blank option, and to the first mark for "correct".
            fieldId={index === Math.max(firstBlank, 0) ? fieldIds.options : undefined}
            markId={index === 0 ? fieldIds.correctAnswer : undefined}
            invalid={error !== undefined && (firstBlank < 0 || option.text.trim() === '')}
            onText={(text) => set(options.with(index, { ...option, text }))}
            onMark={(isCorrect) => mark(index, isCorrect)}
            onMove={(to) => move(index, to)}
            onRemove={options.length > MINIMUM_OPTION_COUNT ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      {frozen ? (
        <p className={fieldGroup.hint}>{texts.frozen}</p>
      ) : (
        <Button
          variant="secondary"
          className={fieldGroup.add}
          disabled={options.length >= OPTION_MAXIMUM_COUNT}
          onClick={add}
        >
          <Plus size={18} aria-hidden="true" /> Add option
        </Button>
      )}
      {many && (
        <Checkbox
          label={texts.partMarks}
          reason={texts.partMarksReason}
          checked={form.partialCredit}
          onChange={(event) => onChange({ partialCredit: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}
