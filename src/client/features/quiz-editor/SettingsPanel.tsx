import { Fragment, type ReactNode, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TITLE_MAXIMUM_LENGTH } from '../../../shared/constants';
import type { QuizSettings } from '../../../shared/quiz/schema';
import type { QuizSwitch } from '../../../shared/quiz/settings';
import type { QuizForm } from '../../quiz-parts/quiz-drafts';
import { SymbolPicker } from '../../quiz-parts/SymbolPicker';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { NumberField } from '../../ui/NumberField';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import styles from './QuizEditor.module.css';
import { fieldIds, texts } from './texts';

interface SettingsPanelProps {
  form: UseFormReturn<QuizForm>;
  values: QuizForm;
  /** Whether a student has started, which freezes the times. */
  hasStarted: boolean;
  errorOf: (field: string) => string | undefined;
}

/** What applies to the whole quiz; what cannot be chosen says why. A setting without a control here does not compile. */
export function SettingsPanel({ form, values, hasStarted, errorOf }: SettingsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const frozen = hasStarted ? texts.frozen : undefined;
  const { register, setValue } = form;
  const { useQuestionTimer, allowNavigation } = values;
  const fields = {
    title: (
      <TextField
        id={fieldIds.title}
        label="Title"
        maxLength={TITLE_MAXIMUM_LENGTH}
        error={errorOf('title')}
        {...register('title')}
      />
    ),
    description: <TextArea label="Description" rows={3} {...register('description')} />,
    totalTimeSeconds: (
      <NumberField
        id={fieldIds.totalTimeSeconds}
        label="Total time (minutes)"
        min={1}
        step="any"
        disabled={useQuestionTimer || hasStarted}
        hint={useQuestionTimer ? texts.timeByQuestion : frozen}
        error={errorOf('totalTimeSeconds')}
        {...register('totalMinutes')}
      />
    ),
  } satisfies Record<Exclude<keyof QuizSettings, QuizSwitch>, ReactNode>;
  const switches = {
    useQuestionTimer: (
      <Checkbox
        label="Individual question timers"
        reason={frozen ?? texts.questionTimersHint}
        disabled={hasStarted}
        {...register('useQuestionTimer')}
      />
    ),
    allowNavigation: (
      <Checkbox
        label="Allow navigation"
        reason={useQuestionTimer ? texts.navigationOff : texts.navigationHint}
        disabled={useQuestionTimer}
        // Shown as it applies, while the choice is remembered for when the timers are off again.
        checked={allowNavigation && !useQuestionTimer}
        onChange={(event) => setValue('allowNavigation', event.currentTarget.checked)}
      />
    ),
    shuffleQuestions: (
      <Checkbox label="Shuffle questions" reason={texts.shuffleHint} {...register('shuffleQuestions')} />
    ),
    allowTabChange: (
      <Checkbox label="Allow tab change" reason={texts.tabChangeHint} {...register('allowTabChange')} />
    ),
  } satisfies Record<QuizSwitch, ReactNode>;

  return (
    <section ref={panel} aria-labelledby="quiz-settings">
      <Card className={styles.panel}>
        <div className={styles.settingsHead}>
          <h2 id="quiz-settings">Settings</h2>
          <SymbolPicker scope={panel} />
        </div>
        {Object.entries(fields).map(([name, field]) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
        <div>
          {Object.entries(switches).map(([name, field]) => (
            <Fragment key={name}>{field}</Fragment>
          ))}
        </div>
      </Card>
    </section>
  );
}
