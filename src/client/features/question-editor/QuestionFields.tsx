import { useRef } from 'react';
import { MAXIMUM_MARKS_CEILING, QUESTION_TYPES, TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import type { QuestionType } from '../../../shared/question/schema';
import { QUESTION_TYPE_LABELS } from '../../quiz-parts/question-type-label';
import { SymbolPicker } from '../../quiz-parts/SymbolPicker';
import { NumberField } from '../../ui/NumberField';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { TextArea } from '../../ui/TextArea';
import { ImageField } from './ImageField';
import { OptionsField } from './OptionsField';
import styles from './QuestionFields.module.css';
import { marksOf, type QuestionForm } from './question-form';
import { SliderFields } from './SliderFields';
import { fieldIds, texts } from './texts';
import type { QuestionImageChoice } from './use-question-image';

const TYPES = QUESTION_TYPES.map((value) => ({ value, label: QUESTION_TYPE_LABELS[value] }));

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
      <AnswerFields {...props} />
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

function AnswerFields({ form, frozen, errorOf, onChange }: QuestionFieldsProps) {
  switch (form.type) {
    case 'mcq':
    case 'msq':
      return <OptionsField {...{ form, frozen, errorOf, onChange }} />;
    case 'slider':
      return <SliderFields {...{ form, frozen, errorOf, onChange }} />;
    case 'short':
    case 'long':
      return (
        <TextArea
          id={fieldIds.correctAnswer}
          label="Model answer"
          hint={texts.modelAnswerHint}
          rows={form.type === 'long' ? 6 : 2}
          maxLength={TEXT_MAXIMUM_LENGTH}
          value={form.modelAnswer}
          error={errorOf('correctAnswer')}
          onChange={(event) => onChange({ modelAnswer: event.currentTarget.value })}
        />
      );
  }
}
