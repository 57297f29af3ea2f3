import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { fieldIds, editingTexts as texts } from '../editing-texts';
import { FieldError } from '../FieldError';
import fieldGroup from '../FieldGroup.module.css';
import type { FieldsProps } from '../fields-module';
import type { ListedForm } from '../listed-form';
import styles from './editing.module.css';
import { OptionRows } from './OptionRows';
import { useOptions } from './use-options';

export const McqFields = (props: FieldsProps) => <OptionsField {...props} many={false} />;
export const MsqFields = (props: FieldsProps) => <OptionsField {...props} many={true} />;

/** The options with their marks for being correct, several in a multiple choice. */
function OptionsField({ many, frozen, errorOf }: FieldsProps & { many: boolean }) {
  const { register, watch } = useFormContext<ListedForm<string>>();
  const group = useRef<HTMLFieldSetElement>(null);
  const rows = useOptions(group, many);
  const { fields, options } = rows;
  const error = errorOf('options');
  const weightsIssue = errorOf('weights');
  const hasPartMarks = watch('partialCredit');

  // A digit marks an option while a mark has the focus; in a text it is typed.
  const keyDown = (event: KeyboardEvent) => {
    const number = Number(event.key);
    const isMark = event.target instanceof HTMLInputElement && event.target.type !== 'text';
    if (!isMark || !(number >= 1 && number <= fields.length)) return;
    event.preventDefault();
    rows.mark(number - 1, !many || !options[number - 1]?.isCorrect);
  };
  return (
    <fieldset ref={group} className={styles.group} onKeyDown={keyDown}>
      <legend>
        <VisuallyHidden>
          Options {many ? '(mark every correct one)' : '(mark the correct one)'}
        </VisuallyHidden>
      </legend>
      <FieldError id={`${fieldIds.options}-error`} sentence={error} />
      <FieldError id={`${fieldIds.correctAnswer}-error`} sentence={errorOf('correctAnswer')} />
      <FieldError id={`${fieldIds.options}-weights`} sentence={weightsIssue} />
      <OptionRows
        {...{ rows, frozen, error }}
        markOf={(index) => ({
          isCorrect: options[index]?.isCorrect ?? false,
          many,
          // The summary links to the first mark for "correct".
          id: index === 0 ? fieldIds.correctAnswer : undefined,
          onMark: (isCorrect) => rows.mark(index, isCorrect),
          feedback: register(`options.${index}.feedback`),
          feedbackText: options[index]?.feedback ?? '',
          // The key of a single choice always earns full marks.
          weight: (many ? hasPartMarks : !options[index]?.isCorrect)
            ? register(`options.${index}.weight`)
            : undefined,
          weightText: options[index]?.weight ?? '',
          isWeightInvalid: weightsIssue !== undefined,
        })}
      />
      <div className={styles.below}>
        {frozen ? (
          <p className={fieldGroup.hint}>{texts.frozen}</p>
        ) : (
          <Button variant="ghost" className={styles.add} disabled={!rows.hasRoom} onClick={rows.add}>
            <Plus size={16} aria-hidden="true" /> Add option
          </Button>
        )}
        {!many && !frozen && rows.areBlank && (
          <Button variant="ghost" className={styles.add} onClick={rows.setTrueOrFalse}>
            {texts.trueOrFalse}
          </Button>
        )}
        {many && (
          <Checkbox
            className={styles.parts}
            label={texts.partMarks}
            reason={texts.partMarksReason}
            {...register('partialCredit')}
          />
        )}
      </div>
    </fieldset>
  );
}
