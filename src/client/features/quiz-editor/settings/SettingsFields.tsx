import { Fragment, type ReactNode, useRef } from 'react';
import type { QuizSettings } from '../../../../shared/quiz/schema';
import type { QuizSwitch } from '../../../../shared/quiz/settings';
import { SymbolPicker } from '../../../rich-field/SymbolPicker';
import { Checkbox } from '../../../ui/Checkbox';
import { fieldIds, texts } from '../texts';
import styles from './SettingsScreen.module.css';
import { DescriptionField, LanguageField, TitleField, TotalTimeField } from './typed-fields';
import type { Settings } from './use-settings';

interface SettingsFieldsProps {
  edit: Settings;
  /** Whether a student has started, which freezes the times. */
  hasStarted: boolean;
  /** Rendered below the switch of question timers. */
  children: ReactNode;
}

/** Every setting; unavailable ones state why. A setting without a control here does not compile. */
export function SettingsFields({ edit, hasStarted, children }: SettingsFieldsProps) {
  const scope = useRef<HTMLDivElement>(null);
  const { settings, set, setTimers, errorOf } = edit;
  const { useQuestionTimer } = settings;
  const fields = {
    title: <TitleField edit={edit} />,
    description: <DescriptionField edit={edit} rows={3} />,
    totalTimeSeconds: <TotalTimeField edit={edit} hasStarted={hasStarted} />,
    lang: <LanguageField edit={edit} />,
  } satisfies Record<Exclude<keyof QuizSettings, QuizSwitch>, ReactNode>;
  const box = (name: QuizSwitch, label: string, reason: string) => (
    <Checkbox
      label={label}
      reason={reason}
      checked={settings[name]}
      onChange={(event) => set(name, event.currentTarget.checked)}
    />
  );
  const switches = {
    useQuestionTimer: (
      <>
        <Checkbox
          label="Individual question timers"
          reason={hasStarted ? texts.frozen : texts.questionTimersHint}
          disabled={hasStarted}
          checked={useQuestionTimer}
          onChange={(event) => setTimers(event.currentTarget.checked)}
        />
        {errorOf('useQuestionTimer') && (
          <p id={fieldIds.questions} tabIndex={-1} className={styles.error}>
            {errorOf('useQuestionTimer')}
          </p>
        )}
        {children}
      </>
    ),
    sendOneByOne: (
      <Checkbox
        label="Send questions one by one"
        reason={hasStarted ? texts.frozen : useQuestionTimer ? texts.oneByOneHint : texts.oneByOneOff}
        disabled={hasStarted || !useQuestionTimer}
        checked={settings.sendOneByOne && useQuestionTimer}
        onChange={(event) => set('sendOneByOne', event.currentTarget.checked)}
      />
    ),
    allowNavigation: (
      <Checkbox
        label="Allow navigation"
        reason={useQuestionTimer ? texts.navigationOff : texts.navigationHint}
        disabled={useQuestionTimer}
        checked={settings.allowNavigation && !useQuestionTimer}
        onChange={(event) => set('allowNavigation', event.currentTarget.checked)}
      />
    ),
    shuffleQuestions: box('shuffleQuestions', 'Shuffle questions', texts.shuffleHint),
    shuffleOptions: box('shuffleOptions', 'Shuffle options', texts.shuffleOptionsHint),
    allowTabChange: box('allowTabChange', 'Allow tab change', texts.tabChangeHint),
    blindMarking: box('blindMarking', 'Hide names while marking', texts.blindMarkingHint),
  } satisfies Record<QuizSwitch, ReactNode>;
  return (
    <div className={styles.panel}>
      <div ref={scope} className={styles.typed}>
        <div className={styles.symbols}>
          <SymbolPicker scope={scope} />
        </div>
        {Object.entries(fields).map(([name, field]) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
      </div>
      <div className={styles.switches}>
        {Object.entries(switches).map(([name, field]) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
      </div>
    </div>
  );
}
