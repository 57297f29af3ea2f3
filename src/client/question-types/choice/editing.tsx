import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MINIMUM_OPTION_COUNT, OPTION_MAXIMUM_COUNT } from '../../../shared/constants';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import type { Editing, FieldsProps } from '../editing-module';
import { fieldIds, editingTexts as texts } from '../editing-texts';
import { FieldError } from '../FieldError';
import fieldGroup from '../FieldGroup.module.css';
import { correctOptions, type ListedForm, toListedDraft, toListedForm } from '../listed-form';
import styles from './editing.module.css';
import { OptionRow } from './OptionRow';

export const mcqEditing = {
  toForm: (draft) => toListedForm(draft),
  toDraft: (form) => toListedDraft(form, correctOptions(form)[0] ?? ''),
  Fields: (props) => <OptionsField {...props} many={false} />,
} satisfies Editing<'mcq', ListedForm<'mcq'>>;

export const msqEditing = {
  toForm: (draft) => toListedForm(draft),
  toDraft: (form) => toListedDraft(form, correctOptions(form)),
  Fields: (props) => <OptionsField {...props} many={true} />,
} satisfies Editing<'msq', ListedForm<'msq'>>;

/** The options, each with its mark for being correct; several may be correct in a multiple choice. */
function OptionsField({ many, frozen, errorOf }: FieldsProps & { many: boolean }) {
  const { control, register, watch, setValue } = useFormContext<ListedForm<string>>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'options' });
  const group = useRef<HTMLFieldSetElement>(null);
  const options = watch('options');
  const error = errorOf('options');
  const firstBlank = options.findIndex(({ text }) => text.trim() === '');

  const mark = (index: number, isCorrect: boolean) => {
    for (const place of options.keys()) {
      if (many && place !== index) continue;
      setValue(`options.${place}.isCorrect`, place === index && isCorrect, { shouldDirty: true });
    }
  };
  const focusText = (index: number) =>
    // The rows have not been drawn anew yet.
    requestAnimationFrame(() =>
      [...(group.current?.querySelectorAll<HTMLElement>('input[type="text"]') ?? [])].at(index)?.focus(),
    );

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
        {fields.map(({ id }, index) => (
          <OptionRow
            key={id}
            text={register(`options.${index}.text`)}
            isCorrect={options[index]?.isCorrect ?? false}
            number={index + 1}
            count={fields.length}
            many={many}
            frozen={frozen}
            // The summary leads to the first blank option, and to the first mark for "correct".
            fieldId={index === Math.max(firstBlank, 0) ? fieldIds.options : undefined}
            markId={index === 0 ? fieldIds.correctAnswer : undefined}
            invalid={error !== undefined && (firstBlank < 0 || options[index]?.text.trim() === '')}
            onMark={(isCorrect) => mark(index, isCorrect)}
            onMove={(to) => {
              move(index, to);
              announce(`Moved to ${to + 1} of ${fields.length}`);
            }}
            onRemove={
              fields.length > MINIMUM_OPTION_COUNT
                ? () => {
                    remove(index);
                    focusText(Math.min(index, fields.length - 2));
                  }
                : undefined
            }
          />
        ))}
      </ol>
      {frozen ? (
        <p className={fieldGroup.hint}>{texts.frozen}</p>
      ) : (
        <Button
          variant="secondary"
          className={fieldGroup.add}
          disabled={fields.length >= OPTION_MAXIMUM_COUNT}
          onClick={() => {
            append({ text: '', isCorrect: false }, { shouldFocus: false });
            focusText(-1);
          }}
        >
          <Plus size={18} aria-hidden="true" /> Add option
        </Button>
      )}
      {many && (
        <Checkbox label={texts.partMarks} reason={texts.partMarksReason} {...register('partialCredit')} />
      )}
    </fieldset>
  );
}
