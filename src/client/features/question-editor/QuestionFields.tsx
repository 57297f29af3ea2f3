import { useRef } from 'react';
import { MAXIMUM_MARKS_CEILING, TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import { QUESTION_TYPES, type QuestionType } from '../../../shared/question-types/registry';
import { editingOf } from '../../question-types/editing';
import { fieldIds } from '../../question-types/editing-texts';
import { showingOf } from '../../question-types/showing';
import { SymbolPicker } from '../../quiz-parts/SymbolPicker';
import { NumberField } from '../../ui/NumberField';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { TextArea } from '../../ui/TextArea';
import { ImageField } from './ImageField';
import styles from './QuestionFields.module.css';
import { marksOf, type QuestionForm } from './question-form';
import { texts } from './texts';
import type { QuestionImageChoice } from './use-question-image';

const TYPES = QUESTION_TYPES.map((value) => ({ value, label: showingOf({ type: value }).label }));

export interface QuestionFieldsProps {
  form: QuestionForm;
  image: QuestionImageChoice;
  /** Whether students have started: type, options, slider and time stay as they are. */
  frozen: boolean;
  useQuestionTimer: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<QuestionForm>) => void;
  onType: (type: QuestionType) => void;
}

/** All fields of a question; which ones depends on its type. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { form, frozen, useQuestionTimer, errorOf, onChange } = props;
  const { Fields } = editingOf(form);
  const fields = useRef<HTMLDivElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const symbols = <SymbolPicker scope={fields} />;
  const timeHint = useQuestionTimer ? undefined : texts.timersOff;
  return (
    <div ref={fields} className={styles.fields}>
      <SegmentedControl
        label="Question type"
        options={TYPES}
        value={form.type}
        disabled={frozen}
        onChange={props.onType}
      />
      <TextArea
        id={fieldIds.text}
        ref={textField}
        label="Question text"
        aside={symbols}
        maxLength={TEXT_MAXIMUM_LENGTH}
        value={form.text}
        error={errorOf('text')}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <ImageField image={props.image} alt={form.imageAlt} onAlt={(imageAlt) => onChange({ imageAlt })} />
      <Fields form={form} frozen={frozen} errorOf={errorOf} onChange={onChange} />
      <div className={styles.pair}>
        <NumberField
          label="Maximum marks"
          min={1}
          max={MAXIMUM_MARKS_CEILING}
          step={1}
          value={form.maximumMarks}
          onChange={(event) => onChange({ maximumMarks: event.currentTarget.value })}
          onBlur={() => onChange({ maximumMarks: String(marksOf(form.maximumMarks)) })}
        />
        <NumberField
          id={fieldIds.timeLimit}
          label="Time limit (seconds)"
          min={1}
          step={1}
          value={form.timeLimit}
          disabled={!useQuestionTimer || frozen}
          hint={timeHint ?? (frozen ? texts.frozen : undefined)}
          error={errorOf('timeLimit')}
          onChange={(event) => onChange({ timeLimit: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
