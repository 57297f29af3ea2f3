import { useRef } from 'react';
import { TITLE_MAXIMUM_LENGTH } from '../../../shared/constants';
import { SymbolPicker } from '../../quiz-parts/SymbolPicker';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { NumberField } from '../../ui/NumberField';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import type { QuizForm } from './quiz-form';
import styles from './SettingsPanel.module.css';
import { fieldIds, texts } from './texts';

interface SettingsPanelProps {
  form: QuizForm;
  /** Whether a student has started, which freezes the times. */
  hasStarted: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<QuizForm>) => void;
}

/** What applies to the whole quiz; what cannot be chosen says why. */
export function SettingsPanel({ form, hasStarted, errorOf, onChange }: SettingsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const frozen = hasStarted ? texts.frozen : undefined;
  return (
    <section ref={panel} aria-labelledby="quiz-settings">
      <Card className={styles.panel}>
        <div className={styles.head}>
          <h2 id="quiz-settings">Settings</h2>
          <SymbolPicker scope={panel} />
        </div>
        <TextField
          id={fieldIds.title}
          label="Title"
          maxLength={TITLE_MAXIMUM_LENGTH}
          value={form.title}
          error={errorOf('title')}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <TextArea
          label="Description"
          rows={3}
          value={form.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
        <NumberField
          id={fieldIds.totalTimeSeconds}
          label="Total time (minutes)"
          min={1}
          step="any"
          value={form.totalMinutes}
          disabled={form.useQuestionTimer || hasStarted}
          hint={form.useQuestionTimer ? texts.timeByQuestion : frozen}
          error={errorOf('totalTimeSeconds')}
          onChange={(event) => onChange({ totalMinutes: event.currentTarget.value })}
        />
        <div>
          <Checkbox
            label="Individual question timers"
            reason={frozen ?? texts.questionTimersHint}
            checked={form.useQuestionTimer}
            disabled={hasStarted}
            onChange={(event) => onChange({ useQuestionTimer: event.currentTarget.checked })}
          />
          <Checkbox
            label="Allow navigation"
            reason={
              form.useQuestionTimer ? texts.navigationOff : 'Students may go back to earlier questions.'
            }
            checked={form.allowNavigation && !form.useQuestionTimer}
            disabled={form.useQuestionTimer}
            onChange={(event) => onChange({ allowNavigation: event.currentTarget.checked })}
          />
          <Checkbox
            label="Shuffle questions"
            reason="Each student gets the questions in an order of their own."
            checked={form.shuffleQuestions}
            onChange={(event) => onChange({ shuffleQuestions: event.currentTarget.checked })}
          />
          <Checkbox
            label="Allow tab change"
            reason="When this is off, the quiz is submitted the third time a student leaves it."
            checked={form.allowTabChange}
            onChange={(event) => onChange({ allowTabChange: event.currentTarget.checked })}
          />
        </div>
      </Card>
    </section>
  );
}
