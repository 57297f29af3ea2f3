import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { MAXIMUM_MARKS_CEILING, TEXT_MAXIMUM_LENGTH } from '../../../../shared/constants';
import { QUESTION_TYPES, type QuestionType } from '../../../../shared/question-types/registry';
import { fieldIds } from '../../../question-types/editing-texts';
import { fieldsOf } from '../../../question-types/fields';
import type { FieldsProps } from '../../../question-types/fields-module';
import { showingOf } from '../../../question-types/showing';
import { RichField } from '../../../rich-field/RichField';
import { NumberField } from '../../../ui/NumberField';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { Select } from '../../../ui/Select';
import { TextArea } from '../../../ui/TextField';
import { useNarrow } from '../../../ui/table-rows';
import { marksOf, type QuestionForm } from '../forms/question-form';
import { focusText } from '../use-question-acts';
import { ExplanationField } from './ExplanationField';
import { ImageField } from './ImageField';
import styles from './QuestionForm.module.css';
import { texts } from './texts';
import type { QuestionImageChoice } from './use-question-image';

const TYPES = QUESTION_TYPES.map((value) => ({ value, label: showingOf({ type: value }).label }));

interface QuestionFieldsProps extends FieldsProps {
  values: QuestionForm;
  /** Undefined if the picture cannot be changed. */
  image: QuestionImageChoice | undefined;
  useQuestionTimer: boolean;
  onType: (type: QuestionType) => void;
  /** Rendered at the end of the last line. */
  children: ReactNode;
}

/** All fields of a question, by its type. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { values, image, frozen, useQuestionTimer, errorOf, onType } = props;
  const { register, setValue } = useFormContext<QuestionForm>();
  const Fields = fieldsOf(values);
  const timeHint = useQuestionTimer ? undefined : texts.timersOff;
  return (
    <>
      <TypeChoice value={values.type} disabled={frozen} onChange={onType} />
      <div className={styles.asked}>
        <RichField name="text" text={values.text} className={styles.textField}>
          <TextArea
            id={fieldIds.text}
            label="Question text"
            labelHidden
            placeholder="Question text"
            rows={2}
            inputClassName={styles.text}
            maxLength={TEXT_MAXIMUM_LENGTH}
            error={errorOf('text')}
            {...register('text')}
          />
        </RichField>
        {image && <ImageField image={image} alt={values.imageAlt} altField={register('imageAlt')} />}
      </div>
      {/* Fields registered for one type do not apply to another. */}
      <Fields key={values.type} frozen={frozen} errorOf={errorOf} />
      <ExplanationField text={values.explanation} field={register('explanation')} />
      <div className={styles.foot}>
        <NumberField
          id={fieldIds.maximumMarks}
          label="Maximum marks"
          className={styles.beside}
          min={1}
          max={MAXIMUM_MARKS_CEILING}
          step={1}
          error={errorOf('maximumMarks')}
          {...register('maximumMarks', {
            onBlur() {
              const marks = marksOf(values.maximumMarks);
              if (!Number.isNaN(marks)) setValue('maximumMarks', String(marks), { shouldDirty: true });
            },
          })}
        />
        <NumberField
          id={fieldIds.timeLimit}
          label="Time limit (seconds)"
          className={styles.beside}
          min={1}
          step={1}
          disabled={!useQuestionTimer || frozen}
          title={timeHint ?? (frozen ? texts.frozen : undefined)}
          error={errorOf('timeLimit')}
          {...register('timeLimit')}
        />
        {props.children}
      </div>
    </>
  );
}

interface TypeChoiceProps {
  value: QuestionType;
  disabled: boolean;
  onChange: (type: QuestionType) => void;
}

/** All types as buttons, or on a phone a select. */
function TypeChoice({ value, disabled, onChange }: TypeChoiceProps) {
  const id = useId();
  if (!useNarrow()) {
    return (
      <SegmentedControl
        label="Question type"
        labelHidden
        size="small"
        options={TYPES}
        {...{ value, disabled, onChange }}
        onPick={focusText}
      />
    );
  }
  return (
    <div className={styles.kind}>
      <label htmlFor={id}>Question type</label>
      <Select id={id} options={TYPES} {...{ value, disabled, onChange }} />
    </div>
  );
}
