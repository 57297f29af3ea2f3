import { useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { editingTexts as texts } from '../editing-texts';
import styles from './editing.module.css';

interface WeightFieldProps {
  /** The option's number, from 1. */
  number: number;
  field: UseFormRegisterReturn;
  invalid: boolean;
  /** Whether it was just requested and takes the focus. */
  isAsked: boolean;
  onFocus: () => void;
}

/** The weight of an option, in percent. */
export function WeightField({ number, field, invalid, isAsked, onFocus }: WeightFieldProps) {
  const place = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.querySelector('input')?.focus();
  }, [isAsked]);
  return (
    <label ref={place} className={styles.weight}>
      <span>{texts.earns}</span>
      <input
        type="text"
        inputMode="decimal"
        className={styles.percent}
        aria-label={texts.weightOf(number)}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        maxLength={8}
        {...field}
        onFocus={onFocus}
      />
      <span>{texts.percentOfMarks}</span>
    </label>
  );
}
