import { useId } from 'react';
import { Select } from '../../ui/Select';
import styles from './ExceptionDialog.module.css';
import type { Choice } from './exception-form';
import { exceptionTexts } from './exception-texts';

interface ChoiceFieldProps {
  label: string;
  /** What the first choice says. */
  asRule: string;
  value: Choice;
  onChange: (value: Choice) => void;
}

/** Yes or no for one student, or as the rule says. */
export function ChoiceField({ label, asRule, value, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        options={[
          { value: '', label: asRule },
          { value: 'yes', label: exceptionTexts.yes },
          { value: 'no', label: exceptionTexts.no },
        ]}
        onChange={onChange}
      />
    </div>
  );
}
