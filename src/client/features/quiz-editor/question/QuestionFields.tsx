import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { MAXIMUM_MARKS_CEILING, TEXT_MAXIMUM_LENGTH } from '../../../../shared/constants';
import { QUESTION_TYPES, type QuestionType } from '../../../../shared/question-types/registry';
import { editingOf } from '../../../question-types/editing';
import type { FieldsProps } from '../../../question-types/editing-module';
import { fieldIds } from '../../../question-types/editing-texts';
import { showingOf } from '../../../question-types/showing';
import { SymbolPicker } from '../../../quiz-parts/SymbolPicker';
import { NumberField } from '../../../ui/NumberField';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { TextArea } from '../../../ui/TextArea';
import { ImageField } from './ImageField';
import styles from './QuestionForm.module.css';
import { marksOf, type QuestionForm } from './question-form';
import { texts } from './texts';
import type { QuestionImageChoice } from './use-question-image';

const TYPES = QUESTION_TYPES.map((value) => ({ value, label: showingOf({ type: value }).label }));

interface QuestionFieldsProps extends FieldsProps {
  values: QuestionForm;
  image: QuestionImageChoice;
  useQuestionTimer: boolean;
  onType: (type: QuestionType) => void;
}

/** All fields of a question; which ones depends on its type. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { values, image, frozen, useQuestionTimer, errorOf, onType } = props;
  const { register, setValue } = useFormContext<QuestionForm>();
  const { Fields } = editingOf(values);
  const fields = useRef<HTMLDivElement>(null);
  const timeHint = useQuestionTimer ? undefined : texts.timersOff;
  return (
    <div ref={fields} className={styles.fields}>
      <SegmentedControl
        label="Question type"
        options={TYPES}
        value={values.type}
        disabled={frozen}
        onChange={onType}
      />
      <TextArea
        id={fieldIds.text}
        label="Question text"
        aside={<SymbolPicker scope={fields} />}
        maxLength={TEXT_MAXIMUM_LENGTH}
        error={errorOf('text')}
        {...register('text')}
      />
      <ImageField image={image} alt={values.imageAlt} altField={register('imageAlt')} />
      {/* What was registered for one type is nothing to another. */}
      <Fields key={values.type} frozen={frozen} errorOf={errorOf} />
      <div className={styles.pair}>
        <NumberField
          label="Maximum marks"
          min={1}
          max={MAXIMUM_MARKS_CEILING}
          step={1}
          {...register('maximumMarks', {
            onBlur: () =>
              setValue('maximumMarks', String(marksOf(values.maximumMarks)), { shouldDirty: true }),
          })}
        />
        <NumberField
          id={fieldIds.timeLimit}
          label="Time limit (seconds)"
          min={1}
          step={1}
          disabled={!useQuestionTimer || frozen}
          hint={timeHint ?? (frozen ? texts.frozen : undefined)}
          error={errorOf('timeLimit')}
          {...register('timeLimit')}
        />
      </div>
    </div>
  );
}
